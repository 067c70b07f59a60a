import { useEffect, useState } from 'react';
import { useStore } from '#web/shell/store.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useSurfaceLang } from '#web/ui/surface.ts';
import { type Alarm, isTime, nextRing, noAlarm, weekdays } from '../../alarm.rules.ts';
import { toolsMessages } from '../../tools.messages.ts';
import { keptAlarm } from './alarm.ts';

const useText = () => toolsMessages[useSurfaceLang()].alarm;

/** Every change is kept at once: there is nothing to send and nothing to lose. */
export function AlarmSetting() {
  const text = useText();
  const alarm = useStore(keptAlarm, noAlarm);
  const [time, setTime] = useState(alarm.time);
  const change = (part: Partial<Alarm>) => keptAlarm.set({ ...keptAlarm.get(), ...part });

  function changeTime(typed: string): void {
    setTime(typed);
    if (isTime(typed)) change({ time: typed });
  }

  return (
    <fieldset className="min-w-0 border-t border-rule pt-4">
      <legend className="float-left w-full text-14 font-semibold">{text.title}</legend>
      <div className="clear-both grid gap-4 pt-1">
        <Checkbox label={text.isOn} name="alarm" checked={alarm.isOn} onChange={(isOn) => change({ isOn })} />
        <div className="grid gap-4 sm:grid-cols-[9rem_1fr]">
          <Field
            label={text.time}
            name="alarmTime"
            type="time"
            value={time}
            onChange={changeTime}
            error={isTime(time) ? undefined : text.noTime}
          />
          <Days days={alarm.days} onChange={(days) => change({ days })} />
        </div>
        <p role="status" className="min-h-6 text-14 font-semibold">
          <NextRing alarm={alarm} />
        </p>
        <p className="flex gap-2 text-14 text-ink-2">
          <Icon name="info" size={18} className="mt-0.5 shrink-0" />
          {text.note}
        </p>
      </div>
    </fieldset>
  );
}

function Days({ days, onChange }: { days: readonly number[]; onChange: (days: number[]) => void }) {
  const text = useText();
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 text-14 font-medium">{text.days}</legend>
      <div className="flex flex-wrap gap-1">
        {weekdays.map((day) => {
          const isOn = days.includes(day);
          const name = text.dayNames[day - 1] ?? '';
          return (
            <button
              key={day}
              type="button"
              aria-pressed={isOn}
              onClick={() => onChange(isOn ? days.filter((one) => one !== day) : [...days, day])}
              className={`press grid h-11 min-w-11 place-items-center rounded-small border px-2.5 text-14 font-semibold ${isOn ? 'border-ink bg-ink text-ground' : 'border-edge'}`}
            >
              {name}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

const minuteMs = 60_000;

function NextRing({ alarm }: { alarm: Alarm }) {
  const text = useText();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  if (!alarm.isOn) return null;
  const ring = nextRing(alarm, Math.max(now, Date.now()));
  return ring === null ? text.noDays : text.next(dayName(new Date(ring), new Date(), text), alarm.time);
}

function dayName(ring: Date, today: Date, text: ReturnType<typeof useText>): string {
  const tomorrow = new Date(today);
  tomorrow.setDate(tomorrow.getDate() + 1);
  if (ring.toDateString() === today.toDateString()) return text.today;
  if (ring.toDateString() === tomorrow.toDateString()) return text.tomorrow;
  return text.dayNames[(ring.getDay() || 7) - 1] ?? '';
}
