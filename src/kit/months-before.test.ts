import { expect, test } from 'vitest';
import { monthsBefore } from './months-before.ts';

test.each([
  ['2026-11-15T10:20:30.000Z', 24, '2024-11-15T10:20:30.000Z'],
  ['2026-03-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
  ['2024-02-29T23:59:59.000Z', 12, '2023-02-28T23:59:59.000Z'],
  ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
])('%s less %i months is %s', (instant, months, before) => {
  expect(monthsBefore(Date.parse(instant), months).toISOString()).toBe(before);
});
