import type { ReactNode } from 'react';
import { kitMessages } from './uikit.messages.ts';

export type ChapterId = keyof typeof kitMessages.chapters;
export const chapterIds = Object.keys(kitMessages.chapters) as ChapterId[];

type Props = { id: ChapterId; children: ReactNode };

/** One part of the kit: its number, its name, why it is so, and the pieces beside. */
export function Chapter({ id, children }: Props) {
  const { title, note } = kitMessages.chapters[id];
  const number = String(chapterIds.indexOf(id) + 1).padStart(2, '0');
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-6 border-t-2 border-ink pt-5 pb-16 lg:grid-cols-12 lg:gap-8 lg:pb-20"
    >
      <header className="grid content-start gap-3 lg:sticky lg:top-8 lg:col-span-3 lg:self-start">
        <p className="kicker tabular-nums">{number}</p>
        <h2 id={`${id}-title`} className="text-31">
          {title}
        </h2>
        <p className="max-w-[34ch] text-14 text-ink-2">{note}</p>
      </header>
      <div className="grid min-w-0 gap-6 lg:col-span-9">{children}</div>
    </section>
  );
}
