import type { Problem } from '../page.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

/** The generic error page: a title, a message and a button to a given link. */
export function ErrorPage({ status, title, message, link, lang }: Problem['problem']) {
  return (
    <section className="page-width grid justify-items-start gap-4 py-16 md:py-24" lang={lang}>
      <p className="kicker">{status}</p>
      <h1 className="max-w-[18ch] text-39 md:text-61">{title}</h1>
      <p className="max-w-[48ch] text-20 text-ink-2">{message}</p>
      <ButtonLink to={link.to}>{link.label}</ButtonLink>
    </section>
  );
}
