import { expect, test } from 'vitest';
import { programmes } from '../../../seed/content/programmes.ts';
import { frontOf } from './home.rules.ts';

const week = programmes.map(({ slug, weekdays, startTime, endTime }) => ({
  slug,
  weekdays: weekdays,
  time: `${startTime} - ${endTime}`,
}));
const at = (instant: string) => frontOf(week, Date.parse(instant));
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);

test('on a weekday morning the programme on air leads and the day follows', () => {
  const { featured, today } = at('2026-11-16T08:00:00+01:00');
  expect(featured).toMatchObject({ kind: 'now', programme: { slug: 'a1-morning' } });
  expect(slugs(today)).toEqual([
    'notte-italiana',
    'prima-edizione',
    'a1-morning',
    'officina-canzone',
    'tavola-calda',
    'ponte-roma-sao-paulo',
    'traffico-lento',
    'big-hour',
  ]);
});

test('between two programmes the next one leads and leaves the strip', () => {
  const { featured, today } = at('2026-11-16T16:30:00+01:00');
  expect(featured).toMatchObject({ kind: 'next', programme: { slug: 'traffico-lento' }, daysAhead: 0 });
  expect(slugs(today)).not.toContain('traffico-lento');
});

test('late in the evening tomorrow’s first programme leads', () => {
  const { featured, today } = at('2026-11-16T23:00:00+01:00');
  expect(featured).toMatchObject({ kind: 'next', programme: { slug: 'notte-italiana' }, daysAhead: 1 });
  expect(slugs(today)).not.toContain('notte-italiana');
});

test('without an hour the whole week is listed and nobody is said to be on air', () => {
  const { featured, today } = frontOf(week, null);
  expect(featured).toBeNull();
  expect(today).toHaveLength(week.length);
});

test('no programme stands twice at any half hour of the week', () => {
  const monday = Date.parse('2026-11-16T00:00:00+01:00');
  for (let half = 0; half < 7 * 48; half++) {
    const { featured, today } = frontOf(week, monday + half * 30 * 60_000);
    const shown = [...today, ...(featured?.kind === 'next' ? [featured.programme] : [])];
    expect(new Set(shown).size).toBe(shown.length);
    expect(featured).not.toBeNull();
  }
});

test('a station without programmes has an empty front', () => {
  const empty = { featured: null, today: [] };
  expect(frontOf([], null)).toEqual(empty);
  expect(frontOf([], Date.now())).toEqual(empty);
});
