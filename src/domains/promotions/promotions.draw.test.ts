import { expect, test } from 'vitest';
import { createRandom } from '#kit/random.ts';
import { drawWinners, isRight } from './promotions.draw.ts';
import { chanceOf, newDrawSeed } from './server/draw-chance.ts';

const people = Array.from({ length: 12 }, (_, index) => index + 1);

test('nobody wins twice, and the same chance finds the same winners', () => {
  const winners = drawWinners(people, 5, createRandom(7).next);
  expect(new Set(winners).size).toBe(5);
  expect(drawWinners(people, 5, createRandom(7).next)).toEqual(winners);
  expect(drawWinners(people, 5, createRandom(8).next)).not.toEqual(winners);
});

test('the first and the last candidate can both win', () => {
  expect(drawWinners(people, 1, () => 0)).toEqual([1]);
  expect(drawWinners(people, 1, () => 0.999_999)).toEqual([12]);
});

test('more places than people make everybody a winner, and nobody wins where nobody answered', () => {
  expect(drawWinners(people, 99, Math.random).toSorted((one, other) => one - other)).toEqual(people);
  expect(drawWinners([], 3, Math.random)).toEqual([]);
});

test('everybody has about the same chance', () => {
  const { next } = createRandom(1);
  const wins = new Map<number, number>();
  for (let draw = 0; draw < 6_000; draw++) {
    for (const winner of drawWinners(people, 2, next)) wins.set(winner, (wins.get(winner) ?? 0) + 1);
  }
  for (const person of people) expect(Math.abs((wins.get(person) ?? 0) - 1_000)).toBeLessThan(150);
});

test('a seed gives the same numbers again, from 0 up to 1, and two seeds differ', () => {
  const [seed, other] = [newDrawSeed(), newDrawSeed()];
  const first = Array.from({ length: 50 }, chanceOf(seed));
  expect(Array.from({ length: 50 }, chanceOf(seed))).toEqual(first);
  expect(Array.from({ length: 50 }, chanceOf(other))).not.toEqual(first);
  for (const number of first) expect(number >= 0 && number < 1).toBe(true);
  expect(chanceOf('antena')()).toBeCloseTo(0.890_97, 4);
});

test.each([
  ['Mareggiata', ['mareggiata'], true],
  [' MAREGGIATA! ', ['mareggiata'], true],
  ['São João', ['sao joao', 'altro'], true],
  ['mareggiate', ['mareggiata'], false],
  ['qualsiasi cosa', [], true],
])('the answer %j is right among %j: %s', (answer, right, expected) => {
  expect(isRight(answer, right)).toBe(expected);
});
