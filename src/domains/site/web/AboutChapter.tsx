import { InlineText } from './InlineText.tsx';
import type { AboutText } from './texts/legal.types.ts';

type Props = { chapter: AboutText['chapters'][number]; number: number; isOpening?: boolean };

const dropCap =
  '[&>p:first-child]:first-letter:float-left [&>p:first-child]:first-letter:pr-1.5 [&>p:first-child]:first-letter:font-serif [&>p:first-child]:first-letter:text-[4.9rem] [&>p:first-child]:first-letter:leading-[0.78] [&>p:first-child]:first-letter:text-accent';

export function AboutChapter({ chapter, number, isOpening = false }: Props) {
  return (
    <section
      id={chapter.id}
      className="grid gap-5 py-10 not-first:border-t not-first:border-rule md:py-14 lg:grid-cols-12 lg:gap-8"
    >
      <header className="grid content-start gap-2 lg:col-span-5">
        <p aria-hidden="true" className="font-serif text-20 text-accent italic">
          {number}
        </p>
        <h2 className="max-w-[16ch] text-31 md:text-39">{chapter.heading}</h2>
      </header>
      <div className="grid gap-8 lg:col-span-7">
        <div className={`prose ${isOpening ? dropCap : ''}`}>
          {chapter.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <InlineText source={paragraph} />
            </p>
          ))}
        </div>
        {chapter.points && <Points points={chapter.points} />}
      </div>
    </section>
  );
}

function Points({ points }: { points: { name: string; text: string }[] }) {
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      {points.map(({ name, text }) => (
        <div key={name} className="grid content-start gap-1 border-t border-rule py-4">
          <dt className="font-serif text-20 leading-tight font-[560]">{name}</dt>
          <dd className="text-14 text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
