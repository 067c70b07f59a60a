import { printedDay } from '#kit/printed-date.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { SectionHead } from '#web/ui/SectionHead.tsx';
import type { PromotionItem } from '../../promotions.decode.ts';
import { promotionsMessages as text } from '../../promotions.messages.ts';
import { promotionPath } from '../../promotions.rules.ts';
import { PromotionCard } from '../blocks/PromotionCard.tsx';
import { PromotionHero } from '../PromotionHero.tsx';

/** The newest one large, the others beside each other. */
export function OpenPromotions({ promotions: [lead, ...others] }: { promotions: readonly PromotionItem[] }) {
  if (!lead) return null;
  return (
    <section aria-labelledby="aperte" className="grid gap-6">
      <SectionHead id="aperte" title={text.open} />
      <Lead promotion={lead} />
      {others.length > 0 && (
        <ul className="grid gap-x-8 gap-y-10 pt-4 sm:grid-cols-2 lg:grid-cols-3">
          {others.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Lead({ promotion }: { promotion: PromotionItem }) {
  const { slug, title, shortDescription, closesAt, pro } = promotion;
  const file = promotion.featuredBanner || promotion.banner || promotion.image;
  return (
    <article data-promotion={slug} className="group relative">
      <PromotionHero promotion={promotion} file={file}>
        <div className="grid max-w-[38rem] justify-items-start gap-3">
          <p className="flex flex-wrap items-center gap-2.5">
            {pro && <Badge kind="pro">{text.pro}</Badge>}
            <span className="kicker">
              <time dateTime={closesAt}>{text.until(printedDay(closesAt))}</time>
            </span>
          </p>
          <h3 className="text-31 leading-[1.05] md:text-39 lg:text-49">
            <a
              href={promotionPath(slug)}
              className="underline-offset-4 after:absolute after:inset-0 group-hover:underline group-hover:decoration-2"
            >
              {title}
            </a>
          </h3>
          <p className="text-16 leading-normal md:text-20">{shortDescription}</p>
          <p aria-hidden="true" className="pt-1 text-14 font-semibold text-accent underline underline-offset-4">
            {text.discover}
          </p>
        </div>
      </PromotionHero>
    </article>
  );
}
