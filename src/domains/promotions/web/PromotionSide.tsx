import { Share } from '#web/ui/Share.tsx';
import { promotionMessages as text } from '../promotion.messages.ts';
import type { Promotion } from '../promotions.decode.ts';
import { answerModeOf, promotionPath } from '../promotions.rules.ts';

/** What can be won, how, and the way to pass it on. */
export function PromotionSide({ promotion }: { promotion: Promotion }) {
  const { prize, title, slug, isClosed } = promotion;
  return (
    <aside className="grid content-start gap-6 sm:max-lg:grid-cols-2 lg:order-last lg:gap-8">
      <section aria-labelledby="premio" className="grid gap-2 border-t-4 border-gold bg-raised p-5">
        <h2 id="premio" className="kicker font-sans!">
          {text.prize}
        </h2>
        <p className="font-serif text-20 leading-snug font-[560]">{prize}</p>
        {!isClosed && <p className="pt-2 text-14 text-ink-2">{text.howMany[answerModeOf(promotion)]}</p>}
      </section>
      <section aria-labelledby="condividi" className="grid content-start gap-3">
        <h2 id="condividi" className="text-20">
          {text.share}
        </h2>
        <Share title={title} url={promotionPath(slug)} />
      </section>
    </aside>
  );
}
