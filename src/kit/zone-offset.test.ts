import { expect, test } from 'vitest';
import { offsetMs, rome } from './zone-offset.ts';

const minuteMs = 60_000;

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: rome, dateStyle: 'short', timeStyle: 'medium' });

/** By the calendar that Node brings, which follows every law; ours is a rule of its own. */
function offsetByCalendar(instant: number): number {
  return Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`) - instant;
}

test('the clocks of Rome change when Italy changes them, in every year from 1970 on', () => {
  for (let year = 1970; year < 2040; year++) {
    const months = Array.from({ length: 12 }, (_, month) => Date.UTC(year, month, 15, 12));
    const changes = [2, 8, 9].flatMap((month) =>
      Array.from({ length: 8 }, (_, day) => Date.UTC(year, month, 31 - day, 1)).flatMap((at) => [at - minuteMs, at]),
    );
    for (const instant of [...months, ...changes])
      expect([new Date(instant), offsetMs(instant, rome)]).toEqual([new Date(instant), offsetByCalendar(instant)]);
  }
});
