import { isPro } from '#web/profile/profile-rules.ts';
import { useProfile } from '#web/profile/profile-store.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { proMessages as text } from '../../pro.messages.ts';

/** The promo banner: night and gold, and a word for whoever has PRO already. */
export function ProHero() {
  const mayHear = isPro(useProfile());
  return (
    <header data-theme="night" data-promo className="overflow-hidden border-b-4 border-gold bg-ground text-ink">
      <div className="page-width relative grid gap-6 py-14 md:gap-8 md:py-24">
        {/* Drawn, not written: it decorates, and is no text that anybody must be able to read. */}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute right-6 bottom-4 font-serif text-[clamp(6rem,20vw,15rem)] leading-none font-[560] text-gold opacity-20 before:content-['PRO'] max-md:hidden"
        />
        <p className="kicker text-gold!">{text.kicker}</p>
        <h1 className="max-w-[15ch] text-39 leading-[1.03] sm:text-49 lg:text-61">{text.title}</h1>
        <p className="max-w-[46ch] text-20 leading-normal text-ink-2">{text.lead}</p>
        <div className="flex min-h-12 flex-wrap items-center gap-4">
          {mayHear ? (
            <p className="flex flex-wrap items-center gap-3 font-semibold">
              <Badge kind="pro">PRO</Badge>
              {text.isPro}
            </p>
          ) : (
            <a href="#piani" className={buttonLook()}>
              {text.toPlans}
            </a>
          )}
        </div>
      </div>
    </header>
  );
}
