import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { everyTag } from '../pages/invalidate-tags.ts';
import { createRecentAnswers } from './recent-answers.ts';

/** A store whose readings end when they are told to, each with a number of its own. */
function desk(tags: string[] = ['news']) {
  const clock = createFakeClock();
  const recent = createRecentAnswers(clock);
  const open: (() => void)[] = [];
  let readings = 0;
  const ask = async (told: { tag(name: string): void }) => {
    const number = ++readings;
    for (const tag of tags) told.tag(tag);
    await new Promise<void>((resolve) => open.push(resolve));
    return { number };
  };
  return {
    clock,
    recent,
    readings: () => readings,
    read: (name = 'latest', told: string[] = []) =>
      recent.read(name, { tag: (tag) => told.push(tag) }, ask) as Promise<{ number: number }>,
    async finish() {
      for (const end of open.splice(0)) end();
      await Promise.resolve();
    },
  };
}

test('pages made at the same time and a moment later share one reading, and each is told its tags', async () => {
  const { read, finish, readings } = desk(['news', 'site']);
  const told: string[][] = [[], [], []];
  const together = [read('latest', told[0]), read('latest', told[1])];
  await finish();
  const [one, other] = await Promise.all(together);
  const later = await read('latest', told[2]);
  expect([one, other, later]).toEqual([{ number: 1 }, { number: 1 }, { number: 1 }]);
  expect(Object.isFrozen(later)).toBe(true);
  expect(told).toEqual([
    ['news', 'site'],
    ['news', 'site'],
    ['news', 'site'],
  ]);
  const next = read('of another page');
  await finish();
  expect([await next, readings()]).toEqual([{ number: 2 }, 2]);
});

test('after its moment an answer is read anew', async () => {
  const { clock, read, finish } = desk();
  for (const [passed, number] of [
    [0, 1],
    [9_999, 1],
    [1, 2],
  ] as const) {
    clock.advance(passed);
    const answer = read();
    await finish();
    expect(await answer).toEqual({ number });
  }
});

test.each([['news'], ['news:7', 'news'], [everyTag]])(
  'what %s touches is read anew, and nothing else',
  async (...tags) => {
    const touched = desk(['news']);
    const untouched = desk(['song:12']);
    for (const { read, finish, recent } of [touched, untouched]) {
      const before = read();
      await finish();
      await before;
      recent.invalidate(tags);
      const after = read();
      await finish();
      await after;
    }
    expect(touched.readings()).toBe(2);
    expect(untouched.readings()).toBe(tags.includes(everyTag) ? 2 : 1);
  },
);

test('a gap in what the database tells forgets them all', async () => {
  const { read, finish, readings, recent } = desk();
  const before = read();
  await finish();
  await before;
  recent.clear();
  const after = read();
  await finish();
  await after;
  expect(readings()).toBe(2);
});

test.each(['news', 'song:12'])(
  'a reading under way while %s is written is neither joined by who asks afterwards nor kept: it may be older',
  async (tag) => {
    const { read, finish, readings, recent } = desk(['news']);
    const before = read();
    recent.invalidate([tag]);
    const after = read();
    expect(readings()).toBe(2);
    await finish();
    expect([await before, await after, await read()]).toEqual([{ number: 1 }, { number: 2 }, { number: 2 }]);
  },
);

test('what is for one visitor says so to every page that joined, and is not kept', async () => {
  const recent = createRecentAnswers(createFakeClock());
  let readings = 0;
  let warnings = 0;
  const read = () =>
    recent.read('mine', { tag: () => undefined, doNotCache: () => warnings++ }, async ({ doNotCache }) => {
      readings++;
      doNotCache();
      return null;
    });
  await Promise.all([read(), read()]);
  await read();
  expect([readings, warnings]).toEqual([2, 3]);
});

test('what was refused is asked again, and the page that says so knows what it depends on', async () => {
  const recent = createRecentAnswers(createFakeClock());
  let readings = 0;
  const told: string[] = [];
  const read = () =>
    recent.read('gone', { tag: (tag) => told.push(tag) }, async ({ tag }) => {
      tag('song:12');
      throw new Error(`refused ${++readings}`);
    });
  await expect(read()).rejects.toThrow('refused 1');
  await expect(read()).rejects.toThrow('refused 2');
  expect(told).toEqual(['song:12', 'song:12']);
});
