import { printedDay } from '#kit/printed-date.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** '12 minuti fa', '3 ore fa' within the last half day, else the day. */
export function agoOrDay(date: string, now: number): string {
  const age = now - Date.parse(date);
  if (age < 0 || age >= 12 * hourMs) return printedDay(date);
  if (age < minuteMs) return 'adesso';
  if (age < hourMs) return told(age / minuteMs, 'un minuto fa', 'minuti fa');
  return told(age / hourMs, 'un’ora fa', 'ore fa');
}

function told(amount: number, one: string, many: string): string {
  const whole = Math.floor(amount);
  return whole === 1 ? one : `${whole} ${many}`;
}
