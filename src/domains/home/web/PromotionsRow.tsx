import type { PromotionItem } from '#domains/promotions/promotions.decode.ts';
import { promotionsPath } from '#domains/promotions/promotions.rules.ts';
import { PromotionCard } from '#domains/promotions/web/blocks/PromotionCard.tsx';
import { SectionHead } from '#web/ui/SectionHead.tsx';
import { belowMessages as text } from '../home.below.messages.ts';

export function PromotionsRow({ promotions }: { promotions: readonly PromotionItem[] }) {
  if (promotions.length === 0) return null;
  return (
    <section className="page-width grid gap-6 pb-14 md:pb-20" aria-labelledby="promozioni">
      <SectionHead id="promozioni" title={text.promotions} link={{ to: promotionsPath, label: text.allPromotions }} />
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {promotions.map((promotion, index) => (
          <li key={promotion.id} className={index === 2 ? 'sm:max-lg:hidden' : undefined}>
            <PromotionCard promotion={promotion} />
          </li>
        ))}
      </ul>
    </section>
  );
}
