import type { Programme } from '../programmes.decode.ts';
import { printedTime, programmesMessages as text, weekdayName } from '../programmes.messages.ts';
import { weekdays } from '../programmes.rules.ts';

export function ProgrammeHours({ programme }: { programme: Programme }) {
  return (
    <dl className="grid gap-4">
      <div className="grid gap-1">
        <dt className="visually-hidden">{text.time}</dt>
        <dd className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-serif text-25 font-[560] tabular-nums">{printedTime(programme.time)}</span>
          <span className="text-14 text-ink-3">{text.zone}</span>
        </dd>
      </div>
      <div className="grid gap-2">
        <dt className="visually-hidden">{text.days}</dt>
        <dd className="text-16">{programme.days}</dd>
        <dd aria-hidden="true" className="flex gap-1">
          {weekdays.map((weekday) => (
            <span
              key={weekday}
              className={`grid size-7 place-items-center rounded-round text-12 font-semibold ${
                programme.weekdays.includes(weekday) ? 'bg-ink text-ground' : 'bg-raised text-ink-3'
              }`}
            >
              {weekdayName(weekday).charAt(0)}
            </span>
          ))}
        </dd>
      </div>
    </dl>
  );
}
