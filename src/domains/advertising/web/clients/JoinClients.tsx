import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { clientsMessages as text } from '../../clients.messages.ts';

export function JoinClients() {
  return (
    <section className="bg-raised">
      <div className="page-width grid gap-6 py-12 md:grid-cols-[1fr_auto] md:items-center md:py-16">
        <div className="grid gap-3">
          <h2 className="text-31 md:text-39">{text.joinTitle}</h2>
          <p className="max-w-[48ch] text-20 text-ink-2">{text.joinText}</p>
        </div>
        <ButtonLink href="/anuncie-conosco" className="justify-self-start">
          {text.joinLink}
        </ButtonLink>
      </div>
    </section>
  );
}
