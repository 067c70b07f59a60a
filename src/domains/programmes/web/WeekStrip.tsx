import { programmesMessages as text, weekdayName } from '../programmes.messages.ts';
import { weekdays } from '../programmes.rules.ts';

type Props = { selected: number | null; today: number | null; onSelect(weekday: number | null): void };

/** The week as a strip of days. Today is marked after hydration; its mark has its place from the start. */
export function WeekStrip({ selected, today, onSelect }: Props) {
  return (
    <fieldset className="grid grid-cols-7 gap-px border-b border-ink pt-8 md:grid-cols-[auto_repeat(7,minmax(0,1fr))]">
      <legend className="visually-hidden">{text.chooseDay}</legend>
      <DayButton isSelected={selected === null} onClick={() => onSelect(null)} className="max-md:col-span-7 md:pr-8">
        {text.allDays}
      </DayButton>
      {weekdays.map((weekday) => (
        <DayButton
          key={weekday}
          label={weekdayName(weekday)}
          isSelected={selected === weekday}
          isToday={today === weekday}
          onClick={() => onSelect(weekday)}
        >
          {weekdayName(weekday).slice(0, 3)}
        </DayButton>
      ))}
    </fieldset>
  );
}

type DayProps = {
  children: string;
  label?: string;
  isSelected: boolean;
  isToday?: boolean;
  onClick(): void;
  className?: string;
};

function DayButton({ children, label, isSelected, isToday = false, onClick, className = '' }: DayProps) {
  const look = isSelected ? 'border-red text-ink' : 'border-transparent text-ink-2 hover:text-ink';
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-current={isToday ? 'date' : undefined}
      onClick={onClick}
      className={`grid min-h-14 content-center justify-items-center border-b-3 md:justify-items-start md:px-1 transition-colors ${look} ${className}`}
    >
      {label && <span className="visually-hidden">{isToday ? `${label}, ${text.today}` : label}</span>}
      <span aria-hidden={label !== undefined} className="text-14 font-semibold">
        {children}
      </span>
      <span aria-hidden="true" className="h-4 text-12 leading-4 font-semibold text-accent">
        {isToday && text.today}
      </span>
    </button>
  );
}
