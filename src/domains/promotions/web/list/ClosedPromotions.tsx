import { Pagination } from '#web/ui/Pagination.tsx';
import { SectionHead } from '#web/ui/SectionHead.tsx';
import { promotionsMessages as text } from '../../promotions.messages.ts';
import { closedPageAddress, promotionsPath } from '../../promotions.rules.ts';
import { PromotionCard } from '../blocks/PromotionCard.tsx';
import type { PromotionsData, Shelf } from './load-promotions.ts';

/** Up to 768 px a page is a narrow screen's. */
const shelves: Record<Shelf, string> = {
  both: '',
  wide: 'max-[769px]:hidden',
  narrow: 'min-[769px]:hidden',
};

type Props = Pick<PromotionsData, 'closed' | 'wide' | 'narrow' | 'wanted'>;

export function ClosedPromotions({ closed, wide, narrow, wanted }: Props) {
  return (
    <section aria-labelledby="chiuse" className="grid gap-6">
      <SectionHead
        id="chiuse"
        title={text.closed}
        link={wanted > 1 ? { to: promotionsPath, label: text.toOpen } : undefined}
      />
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {closed.map(({ promotion, shelf }) => (
          <li key={promotion.id} className={shelves[shelf]}>
            <PromotionCard promotion={promotion} />
          </li>
        ))}
      </ul>
      <div className={`pt-4 ${shelves.wide}`}>
        <Pagination current={wide.page} total={wide.pages} hrefFor={closedPageAddress} label={text.pages} />
      </div>
      <div className={`pt-4 ${shelves.narrow}`}>
        <Pagination current={narrow.page} total={narrow.pages} hrefFor={closedPageAddress} label={text.pages} />
      </div>
    </section>
  );
}
