import { belowMessages as text } from '../home.below.messages.ts';
import type { Sentence } from '../home.decode.ts';

export function SentenceCard({ sentence }: { sentence: Sentence }) {
  return (
    <section
      aria-label={text.sentence}
      className="grid content-start gap-5 rounded-card border border-rule bg-field p-6"
    >
      <p className="kicker">{text.sentence}</p>
      <figure className="grid h-full content-between gap-6">
        <blockquote className="font-serif text-25 leading-snug italic">“{sentence.text}”</blockquote>
        {sentence.author && <figcaption className="text-14 text-ink-2">{sentence.author}</figcaption>}
      </figure>
    </section>
  );
}
