import { printedDay } from '#kit/printed-date.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { PromotionItem } from '../../promotions.decode.ts';
import { promotionsMessages as text } from '../../promotions.messages.ts';
import { promotionPath } from '../../promotions.rules.ts';

/** The whole card leads to the promotion; the headline is the link. */
export function PromotionCard({ promotion }: { promotion: PromotionItem }) {
  const { slug, title, shortDescription, image, closesAt, isClosed, pro } = promotion;
  const day = printedDay(closesAt);
  return (
    <article data-promotion={slug} className="group relative grid content-start gap-3">
      <Picture file={image} alt="" place="card" width={482} height={250} />
      <div className="grid content-start gap-1.5">
        <p className="flex min-h-5.5 flex-wrap items-center gap-x-2.5 gap-y-1">
          {pro && <Badge kind="pro">{text.pro}</Badge>}
          <span className={isClosed ? 'text-12 font-semibold text-ink-3' : 'kicker'}>
            <time dateTime={closesAt}>{isClosed ? text.closedOn(day) : text.until(day)}</time>
          </span>
        </p>
        <h3 className="text-20 leading-[1.15]">
          <a
            href={promotionPath(slug)}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline group-hover:decoration-1"
          >
            {title}
          </a>
        </h3>
        <p className="text-14 text-ink-2">{shortDescription}</p>
      </div>
    </article>
  );
}
