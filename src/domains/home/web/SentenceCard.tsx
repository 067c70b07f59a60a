import type { DataOf } from '#contract/endpoint.ts';
import { belowMessages as text } from '../home.below.messages.ts';
import type { getDaysSentence } from '../home.contract.ts';

type Props = { sentence: NonNullable<DataOf<typeof getDaysSentence>> };

export function SentenceCard({ sentence }: Props) {
  return (
    <section
      aria-label={text.sentence}
      className="grid content-start gap-5 rounded-card border border-rule bg-field p-6"
    >
      <p className="kicker">{text.sentence}</p>
      <figure className="grid h-full content-between gap-6">
        <blockquote className="font-serif text-25 leading-snug italic">“{sentence.frase}”</blockquote>
        {sentence.autor && <figcaption className="text-14 text-ink-2">{sentence.autor}</figcaption>}
      </figure>
    </section>
  );
}
