import { expect, test } from 'vitest';
import { journey } from './journey.ts';

test('a journey is gone once, however many tests tell of it', async () => {
  let walks = 0;
  const way = journey(async (part) => {
    walks++;
    await part('in', async () => undefined);
    await part('out', async () => undefined);
  });
  await way('out')();
  await way('in')();
  await expect(way('elsewhere')()).rejects.toThrow('nobody came as far as "elsewhere"');
  expect(walks).toBe(1);
});

test('a part that fails is told by its own test, and what comes after it is not tried', async () => {
  const way = journey(async (part) => {
    await part('in', async () => undefined);
    await part('through', () => Promise.reject(new Error('the door is closed')));
    await part('out', async () => undefined);
  });
  await way('in')();
  await expect(way('through')()).rejects.toThrow('the door is closed');
  await expect(way('out')()).rejects.toThrow('nobody came as far as "out"');
});

test('a journey that cannot begin says why', async () => {
  const way = journey(() => Promise.reject(new Error('no page')));
  await expect(way('in')()).rejects.toMatchObject({ cause: new Error('no page') });
});
