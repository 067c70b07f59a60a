import { proPage } from '#domains/pro/pro.rules.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { articleFootMessages as text } from '../../news.article-foot.messages.ts';

/** Where the beginning of a PRO article ends for whoever is not PRO. */
export function ProGate() {
  return (
    <section
      aria-labelledby="pro"
      data-theme="night"
      className="grid justify-items-start gap-4 rounded-card border-t-4 border-gold bg-ground p-6 text-ink md:p-10"
    >
      <p className="kicker text-gold!">{text.gateKicker}</p>
      <h2 id="pro" className="max-w-[20ch] text-31">
        {text.gateTitle}
      </h2>
      <p className="max-w-[46ch] text-ink-2">{text.gateText}</p>
      <ButtonLink href={proPage}>{text.gateLink}</ButtonLink>
    </section>
  );
}
