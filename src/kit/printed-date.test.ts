import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateForm, printedCalendarDay, printedDay, printedHour } from './printed-date.ts';

test('an instant is printed by the calendar and the clock of Rome', () => {
  expect(printedDay('2026-11-15T23:30:00Z')).toBe('16 novembre 2026');
  expect(printedHour('2026-11-15T23:30:00Z')).toBe('00:30');
});

test('a day without an hour is the same day everywhere; what is no date is nothing', () => {
  expect(printedCalendarDay('2024-05-17')).toBe('17 maggio 2024');
  expect([printedCalendarDay(''), printedCalendarDay('2024-13-01')]).toEqual(['', '']);
});

test('a form speaks the language that it was made for', () => {
  const form = dateForm('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });
  expect(form('2026-11-15T02:30:00Z')).toBe('14 de novembro de 2026');
});

test('whatever the instant, an Italian calendar prints the same', () => {
  const italian = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', ...options });
  const day = italian({ day: 'numeric', month: 'long', year: 'numeric' });
  const hour = italian({ hour: '2-digit', minute: '2-digit' });
  const instants = fc.integer({ min: Date.UTC(1981, 0), max: Date.UTC(2100, 0) });
  fc.assert(
    fc.property(instants, (instant) => {
      expect([printedDay(instant), printedHour(instant)]).toEqual([day.format(instant), hour.format(instant)]);
    }),
  );
});

test.each(['', 'domani', Number.NaN])('%s is no day of the studio', (date) => {
  expect(() => printedDay(date)).toThrow(RangeError);
});
