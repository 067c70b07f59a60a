import { expect, test } from 'vitest';
import { printedDay, printedHour } from '#kit/printed-date.ts';
import { agoOrDay } from './news-date.ts';

const date = '2026-11-14T23:30:00.000Z';
const after = (minutes: number) => agoOrDay(date, Date.parse(date) + minutes * 60_000);

test('a date is printed as it stands on the studio wall', () => {
  expect([printedDay(date), printedHour(date)]).toEqual(['15 novembre 2026', '00:30']);
});

test.each([
  [0, 'adesso'],
  [1, 'un minuto fa'],
  [59, '59 minuti fa'],
  [60, 'un’ora fa'],
  [150, '2 ore fa'],
  [720, '15 novembre 2026'],
  [-5, '15 novembre 2026'],
])('after %i minutes a card says %s', (minutes, text) => {
  expect(after(minutes)).toBe(text);
});
