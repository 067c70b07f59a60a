import { errorHeadings } from '#domains/site/site.messages.ts';
import type { Problem } from '../page.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

type Props = Omit<Problem['problem'], 'title'> & {
  /** Without one the heading is the specification's for the status, and the page is Portuguese as a whole. */
  title?: string;
};

/** The generic error page: a title, a message and a button to a given link. */
export function ErrorPage({ status, title, message, link, lang }: Props) {
  const quoted = errorHeadings[status === 404 ? 404 : 500];
  return (
    <section
      lang={title ? lang : quoted.lang}
      className="page-width grid justify-items-start gap-5 py-16 md:gap-6 md:py-28"
    >
      <p className="kicker border-t-2 border-ink pt-3 pr-8">{status}</p>
      <h1 className="max-w-[16ch] text-39 md:text-61">{title ?? quoted.text}</h1>
      <p className="max-w-[46ch] text-20 leading-normal text-ink-2">{message}</p>
      <ButtonLink href={link.to} className="mt-2">
        {link.label}
      </ButtonLink>
    </section>
  );
}
