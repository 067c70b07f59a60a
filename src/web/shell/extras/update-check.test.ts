import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { startUpdateCheck } from './update-check.ts';

const threeAssets = ['/assets/entry.js', '/assets/entry.css', '/assets/shell.js'];
const start = 1_794_700_000_000;

function openPage({ assets = threeAssets } = {}) {
  const clock = createFakeClock(start);
  const page = { assets, isOnline: true, gone: new Set<string>(), asked: [] as string[], sawNewVersion: 0 };
  const stop = startUpdateCheck({
    clock,
    assets: () => page.assets,
    isOnline: () => page.isOnline,
    ask: async (address) => {
      page.asked.push(address);
      return !page.gone.has(address.split('?')[0] ?? '');
    },
    onNewVersion: () => page.sawNewVersion++,
  });
  return { clock, page, stop };
}

test('[UPDATE-01] the check comes after 23 minutes, and again 23 minutes after a clean one', async () => {
  const { clock, page } = openPage();
  await clock.advanceAsync(1_379_999);
  expect(page.asked).toEqual([]);
  await clock.advanceAsync(1);
  expect(page.asked).toHaveLength(3);
  await clock.advanceAsync(1_379_999);
  expect(page.asked).toHaveLength(3);
  await clock.advanceAsync(1);
  expect(page.asked).toHaveLength(6);
  expect(page.sawNewVersion).toBe(0);
});

test('each question carries the five-minute bucket of its moment', async () => {
  const { clock, page } = openPage();
  await clock.advanceAsync(1_380_000);
  const bucket = Math.floor((start + 1_380_000) / 300_000);
  expect(page.asked).toEqual(threeAssets.map((address) => `${address}?FYC=${bucket}`));
});

test.each(threeAssets)('the listener is told when %s is gone, once', async (address) => {
  const { clock, page } = openPage();
  page.gone.add(address);
  await clock.advanceAsync(5_000_000);
  expect(page.sawNewVersion).toBe(1);
  expect(page.asked).toHaveLength(3);
  expect(clock.pending()).toBe(0);
});

test('[UPDATE-06] a browser without a network asks nothing and tries again after two minutes', async () => {
  const { clock, page } = openPage();
  page.isOnline = false;
  page.gone.add('/assets/entry.js');
  await clock.advanceAsync(1_380_000 + 119_999);
  page.isOnline = true;
  expect(page.asked).toEqual([]);
  expect(page.sawNewVersion).toBe(0);
  await clock.advanceAsync(1);
  expect(page.asked).toHaveLength(3);
  expect(page.sawNewVersion).toBe(1);
});

test('[UPDATE-07] a page that does not know its assets tries again after two minutes', async () => {
  const { clock, page } = openPage({ assets: [] });
  await clock.advanceAsync(1_380_000 + 119_999);
  page.assets = threeAssets;
  expect(page.asked).toEqual([]);
  await clock.advanceAsync(1);
  expect(page.asked).toHaveLength(3);
});

test('a connection that falls during the questions is not taken for a new version', async () => {
  const clock = createFakeClock(start);
  const seen = { online: true, asked: 0, newVersion: 0 };
  startUpdateCheck({
    clock,
    assets: () => threeAssets,
    isOnline: () => seen.online,
    ask: async () => {
      seen.asked++;
      if (seen.asked <= 3) {
        seen.online = false;
        throw new Error('no network');
      }
      return true;
    },
    onNewVersion: () => seen.newVersion++,
  });
  await clock.advanceAsync(1_380_000);
  expect(seen).toMatchObject({ asked: 3, newVersion: 0 });
  seen.online = true;
  await clock.advanceAsync(120_000);
  expect(seen).toMatchObject({ asked: 6, newVersion: 0 });
});

test('a page that goes away asks nothing more', async () => {
  const { clock, page, stop } = openPage();
  stop();
  await clock.advanceAsync(2_000_000);
  expect(page.asked).toEqual([]);
  expect(clock.pending()).toBe(0);
});
