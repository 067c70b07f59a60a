import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { SectionHead } from '#web/ui/SectionHead.tsx';
import { waysMessages as text } from '../../ways.messages.ts';

type Props = { fm: ReactNode; freeStreaming: ReactNode };

/** The radio on a dial, the radio for other radios, and the radio for other sites. */
export function WaysToListen({ fm, freeStreaming }: Props) {
  return (
    <section aria-labelledby="altri-modi" className="grid gap-6 md:gap-8">
      <SectionHead id="altri-modi" title={text.title} />
      <ul className="grid gap-8 md:grid-cols-3 md:gap-0">
        <Way {...text.fm}>{fm}</Way>
        <Way {...text.freeStreaming}>{freeStreaming}</Way>
        <Way {...text.embed}>
          <ButtonLink href="/incorpora-il-player" variant="line">
            {text.embed.link}
          </ButtonLink>
        </Way>
      </ul>
    </section>
  );
}

/** The texts grow, the buttons stay on one line. */
function Way({ title, text: line, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="grid content-start justify-items-start gap-3 border-rule not-first:max-md:border-t not-first:max-md:pt-8 not-first:md:border-l md:grid-rows-[auto_1fr_auto] md:content-stretch md:px-6 md:first:pl-0 md:last:pr-0 lg:px-10">
      <h3 className="text-25">{title}</h3>
      <p className="max-w-[40ch] pb-2 text-ink-2">{line}</p>
      {children}
    </li>
  );
}
