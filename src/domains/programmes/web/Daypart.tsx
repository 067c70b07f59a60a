import type { Programme } from '../programmes.decode.ts';
import { programmesMessages as text } from '../programmes.messages.ts';
import type { Daypart as DaypartName } from '../programmes.rules.ts';
import { ProgrammeCard } from './ProgrammeCard.tsx';

type Props = { daypart: DaypartName; programmes: readonly Programme[]; onAir: Programme | null };

/** A part of the day: its name in the margin, its programmes beside it. Of an odd number the first is set wide. */
export function Daypart({ daypart, programmes, onAir }: Props) {
  if (programmes.length === 0) return null;
  return (
    <section className="grid gap-6 border-t-2 border-ink pt-4 pb-12 lg:grid-cols-12 lg:gap-8 lg:pb-16">
      <header className="flex items-baseline gap-3 lg:sticky lg:top-24 lg:col-span-3 lg:grid lg:content-start lg:gap-1 lg:self-start">
        <h2 className="text-31">{text.daypart[daypart]}</h2>
        <p className="text-14 text-ink-3">{text.daypartHours[daypart]}</p>
      </header>
      <div className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:col-span-9 lg:pt-1">
        {programmes.map((programme, at) => (
          <ProgrammeCard
            key={programme.slug}
            programme={programme}
            isOnAir={programme === onAir}
            isWide={at === 0 && programmes.length % 2 === 1}
          />
        ))}
      </div>
    </section>
  );
}
