/** The radio alarm of a browser: at `time` of the listener's own clock, on these days (1 = Monday … 7 = Sunday). */
export type Alarm = { isOn: boolean; time: string; days: readonly number[] };

export const alarmKey = 'alarm';
export const noAlarm: Alarm = { isOn: false, time: '07:00', days: [1, 2, 3, 4, 5] };
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** A machine that slept through it does not wake anybody half an hour late. */
export const graceMs = 10 * 60_000;
export const snoozeMs = 10 * 60_000;

const wellFormedTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export function isTime(text: string): boolean {
  return wellFormedTime.test(text);
}

/** Storage may hold anything: what has not the shape of an alarm is none. */
export function parseAlarm(text: string | null): Alarm {
  try {
    const { isOn, time, days } = JSON.parse(text ?? '');
    const isWhole = typeof isOn === 'boolean' && typeof time === 'string' && isTime(time) && Array.isArray(days);
    if (!isWhole) return noAlarm;
    return { isOn, time, days: weekdays.filter((day) => days.includes(day)) };
  } catch {
    return noAlarm;
  }
}

/** When it rings next after `now`, by the clock of this machine; null when it does not ring at all. */
export function nextRing({ isOn, time, days }: Alarm, now: number): number | null {
  if (!isOn || days.length === 0) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  for (let ahead = 0; ahead <= 7; ahead++) {
    const at = new Date(now);
    at.setDate(at.getDate() + ahead);
    at.setHours(hours, minutes, 0, 0);
    if (days.includes(at.getDay() || 7) && at.getTime() > now) return at.getTime();
  }
  return null;
}

const softest = 8;
export const riseMs = 60_000;

/** From hardly heard up to the listener's own volume, within a minute. */
export function risingVolume(target: number, sinceMs: number): number {
  const share = Math.min(1, Math.max(0, sinceMs / riseMs));
  const first = Math.min(softest, target);
  return Math.round(first + (target - first) * share);
}
