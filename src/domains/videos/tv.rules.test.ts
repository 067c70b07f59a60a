import { expect, test } from 'vitest';
import { afterOnTv, onTvAt, tvGuide } from './tv.rules.ts';

const films = [
  { name: 'one', seconds: 30 },
  { name: 'two', seconds: 10 },
  { name: 'three', seconds: 20 },
];
const at = (seconds: number) => 1_800_000_000_000 + seconds * 1000;

test.each([
  [0, 0, 0],
  [29.5, 0, 29.5],
  [30, 1, 0],
  [45, 2, 5],
  [60, 0, 0],
  [3_635, 1, 5],
])('%s seconds into the loop film %s runs, from its second %s on', (seconds, index, offsetSeconds) => {
  expect(onTvAt(films, at(seconds))).toEqual({ index, offsetSeconds });
});

test('a channel without films, or with films of no length, shows nothing', () => {
  expect(onTvAt([], at(0))).toBeNull();
  expect(onTvAt([{ seconds: 0 }], at(0))).toBeNull();
  expect(tvGuide([], at(0), 3)).toEqual([]);
  expect(onTvAt([{ seconds: 1 }], at(0))).toEqual({ index: 0, offsetSeconds: 0 });
});

test('after a film comes the next, also when the film ended a moment before its time, and what the clock says when it ended late', () => {
  expect(afterOnTv(films, 0, at(29.98))).toEqual({ index: 1, offsetSeconds: 0 });
  expect(afterOnTv(films, 2, at(59.9))).toEqual({ index: 0, offsetSeconds: 0 });
  expect(afterOnTv(films, 0, at(43))).toEqual({ index: 2, offsetSeconds: 3 });
});

test('the guide begins with what runs and goes round', () => {
  const guide = tvGuide(films, at(45), 4);
  expect(guide.map(({ film, startsAt }) => [film.name, (startsAt - at(0)) / 1000])).toEqual([
    ['three', 40],
    ['one', 60],
    ['two', 90],
    ['three', 100],
  ]);
});

test('where rounding leaves an instant after the last film, the first one begins', () => {
  const short = [{ seconds: 0.1 }, { seconds: 0.2 }, { seconds: 0.3 }];
  expect(onTvAt(short, 600)).toEqual({ index: 0, offsetSeconds: 0 });
});
