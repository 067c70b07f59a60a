import { printedDay } from '#domains/news/web/blocks/news-date.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { SectionHead } from '#web/ui/SectionHead.tsx';
import type { PromotionItem } from '../../promotions.contract.ts';
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
            <li key={promotion.id_promocao}>
              <PromotionCard promotion={promotion} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Lead({ promotion }: { promotion: PromotionItem }) {
  const { url_promocao, tx_promocao, tx_descricao_curta, dt_encerramento, pro } = promotion;
  const file = promotion.tx_banner_destaque || promotion.tx_banner || promotion.tx_imageNew;
  return (
    <article data-promotion={url_promocao} className="group relative">
      <PromotionHero promotion={promotion} file={file}>
        <div className="grid max-w-[38rem] justify-items-start gap-3">
          <p className="flex flex-wrap items-center gap-2.5">
            {pro && <Badge kind="pro">{text.pro}</Badge>}
            <span className="kicker">
              <time dateTime={dt_encerramento}>{text.until(printedDay(dt_encerramento))}</time>
            </span>
          </p>
          <h3 className="text-31 leading-[1.05] md:text-39 lg:text-49">
            <a
              href={promotionPath(url_promocao)}
              className="underline-offset-4 after:absolute after:inset-0 group-hover:underline group-hover:decoration-2"
            >
              {tx_promocao}
            </a>
          </h3>
          <p className="text-16 leading-normal md:text-20">{tx_descricao_curta}</p>
          <p aria-hidden="true" className="pt-1 text-14 font-semibold text-accent underline underline-offset-4">
            {text.discover}
          </p>
        </div>
      </PromotionHero>
    </article>
  );
}
