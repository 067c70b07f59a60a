import { formMessages } from '#staff/form/form.messages.ts';
import { useMe } from '#staff/session/use-me.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { type CalendarView, stepFrom } from './calendar-days.ts';
import { planningMessages } from './planning.messages.ts';

const text = planningMessages.calendar;
const monthAndYear = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayAndMonth = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const views: Record<CalendarView, string> = { month: text.month, week: text.week };
const tab =
  'inline-flex min-h-9 items-center rounded-round px-3 font-medium text-ink-2 hover:text-ink aria-pressed:bg-ink aria-pressed:text-ground pointer-coarse:min-h-11';

type Props = {
  view: CalendarView;
  day: string;
  days: readonly string[];
  today: string;
  onShow: (change: { view?: CalendarView; day?: string }) => void;
};

/** What is shown, and the ways to the rest. */
export function CalendarBar({ view, day, days, today, onShow }: Props) {
  const { zone } = useMe();
  const dateOf = (one = '') => new Date(`${one}T00:00:00Z`);
  const span =
    view === 'month'
      ? monthAndYear.format(dateOf(day))
      : `${dayAndMonth.format(dateOf(days[0]))} – ${dayAndMonth.format(dateOf(days.at(-1)))}`;
  return (
    <header className="z-10 flex flex-wrap items-center gap-x-4 gap-y-2 bg-desk md:sticky md:top-14 md:py-2">
      <h1 className="text-31">{text.title}</h1>
      <p role="status" className="font-serif text-20">
        {span}
      </p>
      <div className="flex items-center gap-1">
        <IconButton
          icon="chevron-left"
          label={text.before}
          variant="line"
          iconSize={18}
          onClick={() => onShow({ day: stepFrom(view, day, -1) })}
        />
        <IconButton
          icon="chevron-right"
          label={text.after}
          variant="line"
          iconSize={18}
          onClick={() => onShow({ day: stepFrom(view, day, 1) })}
        />
        <Button variant="ghost" size="small" onClick={() => onShow({ day: today })}>
          {text.today}
        </Button>
      </div>
      <fieldset className="flex gap-1 md:ml-auto">
        <legend className="visually-hidden">{text.view}</legend>
        {(Object.keys(views) as CalendarView[]).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === view}
            onClick={() => onShow({ view: one })}
            className={tab}
          >
            {views[one]}
          </button>
        ))}
      </fieldset>
      <p className="basis-full text-12 text-ink-3">{formMessages.zone(zone)}</p>
    </header>
  );
}
