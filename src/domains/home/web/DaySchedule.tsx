import type { ReactNode } from 'react';
import { startLabel, startOf, studioTime } from '#domains/programmes/programmes.rules.ts';
import { SectionHead } from '#web/ui/SectionHead.tsx';
import { belowMessages as text } from '../home.below.messages.ts';
import type { Airing } from '../home.rules.ts';

type Props = { programmes: readonly Airing[]; onAir: Airing | null; now: number | null };

/** The day as a newspaper lists it. What is on air stands above already: here only its hour is marked. */
export function DaySchedule({ programmes, onAir, now }: Props) {
  if (programmes.length === 0) return null;
  const minute = now === null ? -1 : studioTime(now).minute;
  return (
    <section className="grid content-start gap-2" aria-labelledby="oggi">
      <SectionHead
        id="oggi"
        title={now === null ? text.weekTitle : text.dayTitle}
        link={{ to: '/programacao', label: text.wholeSchedule }}
      />
      <ol>
        {programmes.map((programme) => (
          <li key={programme.slug} className="break-inside-avoid border-b border-rule">
            {programme === onAir ? (
              <Hour start={startLabel(programme)}>
                <span className="font-semibold text-accent">{text.onAir}</span>
              </Hour>
            ) : (
              <a
                href={`/programacao#${programme.slug}`}
                className={`block hover:text-accent ${startOf(programme) < minute ? 'text-ink-3' : ''}`}
              >
                <Hour start={startLabel(programme)}>
                  <span className="block font-serif text-20 leading-tight font-[560]">{programme.title}</span>
                  <span className="block text-14 text-ink-2">{programme.host}</span>
                </Hour>
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Hour({ start, children }: { start: string; children: ReactNode }) {
  return (
    <span className="grid min-h-[4.75rem] grid-cols-[4rem_1fr] content-center items-baseline gap-2 py-3">
      <time className="text-14 font-semibold tabular-nums">{start}</time>
      <span>{children}</span>
    </span>
  );
}
