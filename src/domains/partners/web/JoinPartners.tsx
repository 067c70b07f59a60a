import { useShell } from '#web/shell/use-shell.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { partnersMessages as text } from '../partners.messages.ts';

export function JoinPartners() {
  const { station } = useShell().parameters;
  return (
    <section className="bg-raised">
      <div className="page-width grid gap-6 py-12 md:grid-cols-[1fr_auto] md:items-center md:py-16">
        <div className="grid gap-3">
          <h2 className="text-31 md:text-39">{text.joinTitle}</h2>
          <p className="max-w-[48ch] text-20 text-ink-2">{text.joinText}</p>
        </div>
        <a href={`mailto:${station.email}`} className={`${buttonLook()} justify-self-start`}>
          <Icon name="mail" size={18} />
          {text.joinLink}
        </a>
      </div>
    </section>
  );
}
