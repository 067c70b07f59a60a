import { expect, test } from 'vitest';
import { steadyChoice } from './steady-choice.ts';

const three = [
  { url: 'https://a.example', weight: 3 },
  { url: 'https://b.example', weight: 1 },
  { url: 'https://c.example', weight: 1 },
];
const keys = Array.from({ length: 5_000 }, (_, index) => `listener ${index}`);
const chosen = (choices: typeof three) => keys.map((key) => steadyChoice(key, choices)?.url);

test('[SCALE-02] listeners are shared out by weight', () => {
  const all = chosen(three);
  const shareOf = (url: string) => all.filter((one) => one === url).length / keys.length;
  expect(shareOf('https://a.example')).toBeCloseTo(0.6, 1);
  expect(shareOf('https://b.example')).toBeCloseTo(0.2, 1);
  expect(shareOf('https://c.example')).toBeCloseTo(0.2, 1);
});

test('[SCALE-02] who reconnects gets the same one; when one goes only its listeners move, and they return with it', () => {
  const before = chosen(three);
  expect(chosen([...three].reverse())).toEqual(before);
  const without = chosen(three.slice(1));
  const moved = without.filter((url, index) => url !== before[index]);
  expect(moved).toHaveLength(before.filter((url) => url === 'https://a.example').length);
  expect(new Set(without)).toEqual(new Set(['https://b.example', 'https://c.example']));
});

test('of none there is none', () => {
  expect(steadyChoice('somebody', [])).toBeUndefined();
});
