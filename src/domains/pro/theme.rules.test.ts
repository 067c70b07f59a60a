import { expect, test } from 'vitest';
import { isDark, parseTheme } from './theme.rules.ts';

test.each([
  ['night', 'night'],
  ['paper', 'paper'],
  ['system', 'system'],
  ['dark', 'system'],
  ['', 'system'],
  [null, 'system'],
] as const)('what is kept as %j is the choice “%s”', (kept, choice) => {
  expect(parseTheme(kept)).toBe(choice);
});

test.each([
  ['night', false, true],
  ['night', true, true],
  ['paper', true, false],
  ['system', true, true],
  ['system', false, false],
] as const)('with the choice “%s” on a system that is dark: %s the page is dark: %s', (choice, system, dark) => {
  expect(isDark(choice, system)).toBe(dark);
});
