import { printedDay } from '#domains/news/web/blocks/news-date.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { PromotionItem } from '../../promotions.contract.ts';
import { promotionsMessages as text } from '../../promotions.messages.ts';
import { promotionPath } from '../../promotions.rules.ts';

/** The whole card leads to the promotion; the headline is the link. */
export function PromotionCard({ promotion }: { promotion: PromotionItem }) {
  const { url_promocao, tx_promocao, tx_descricao_curta, tx_imageNew, dt_encerramento, encerrada, pro } = promotion;
  const day = printedDay(dt_encerramento);
  return (
    <article data-promotion={url_promocao} className="group relative grid content-start gap-3">
      <Picture file={tx_imageNew} alt="" place="card" width={482} height={250} />
      <div className="grid content-start gap-1.5">
        <p className="flex min-h-5.5 flex-wrap items-center gap-x-2.5 gap-y-1">
          {pro && <Badge kind="pro">{text.pro}</Badge>}
          <span className={encerrada ? 'text-12 font-semibold text-ink-3' : 'kicker'}>
            <time dateTime={dt_encerramento}>{encerrada ? text.closedOn(day) : text.until(day)}</time>
          </span>
        </p>
        <h3 className="text-20 leading-[1.15]">
          <a
            href={promotionPath(url_promocao)}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline group-hover:decoration-1"
          >
            {tx_promocao}
          </a>
        </h3>
        <p className="text-14 text-ink-2">{tx_descricao_curta}</p>
      </div>
    </article>
  );
}
