import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { type Absence, createParts } from './create-parts.ts';

/** A page whose line, files and version are in the test's hand. */
function openPage() {
  const clock = createFakeClock();
  const listeners = new Set<() => void>();
  const page = { hasLine: true, areFilesThere: true, isPartThere: true, tries: 0, asked: 0, sawOldPage: 0 };
  const parts = createParts({
    clock,
    async areFilesThere() {
      page.asked++;
      if (!page.hasLine) throw new Error('no line');
      return page.areFilesThere;
    },
    onOldPage: () => page.sawOldPage++,
    onSign(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  async function load(): Promise<string> {
    page.tries++;
    if (!page.hasLine || !page.isPartThere) throw new TypeError('Failed to fetch dynamically imported module');
    return 'part';
  }
  return { clock, page, parts, load, sign: () => listeners.forEach((tell) => void tell()), listeners };
}

function wish({ parts, load }: ReturnType<typeof openPage>) {
  const heard: string[] = [];
  const stop = parts.keepFetching(load, {
    onHere: (part: string) => heard.push(part),
    onMissing: (why: Absence) => heard.push(why),
  });
  return { heard, stop };
}

test('[OFFLINE-01] a part that did not come is tried again, ever more rarely, until the line is back', async () => {
  const one = openPage();
  one.page.hasLine = false;
  const { heard } = wish(one);
  await one.clock.advanceAsync(0);
  expect(heard).toEqual(['line']);
  await one.clock.advanceAsync(2_000 + 4_000 + 8_000);
  expect(one.page.tries).toBe(4);
  one.page.hasLine = true;
  await one.clock.advanceAsync(16_000);
  expect(heard).toEqual(['line', 'part']);
  expect(one.clock.pending()).toBe(0);
  expect(one.listeners.size).toBe(0);
});

test('[OFFLINE-01] a part comes at once when the browser tells that the line is back, or somebody presses', async () => {
  const one = openPage();
  one.page.hasLine = false;
  const { heard } = wish(one);
  await one.clock.advanceAsync(0);
  one.page.hasLine = true;
  one.sign();
  await one.clock.advanceAsync(0);
  expect(heard).toEqual(['line', 'part']);
});

test('[OFFLINE-01] a part that a newer version has taken away makes the page offer to reload, and is not asked for again', async () => {
  const one = openPage();
  one.page.isPartThere = false;
  one.page.areFilesThere = false;
  const { heard } = wish(one);
  await one.clock.advanceAsync(600_000);
  expect(heard).toEqual(['version']);
  expect(one.page).toMatchObject({ tries: 1, sawOldPage: 1 });
});

test('a single file that stays away, as with a blocker of advertisements, is tried twice and makes no page old', async () => {
  const one = openPage();
  one.page.isPartThere = false;
  const { heard } = wish(one);
  await one.clock.advanceAsync(600_000);
  expect(heard).toEqual(['file']);
  expect(one.page).toMatchObject({ tries: 2, sawOldPage: 0 });
});

test('a part that is no longer wanted is not fetched any more', async () => {
  const one = openPage();
  one.page.hasLine = false;
  const { stop } = wish(one);
  await one.clock.advanceAsync(0);
  stop();
  one.page.hasLine = true;
  one.sign();
  await one.clock.advanceAsync(600_000);
  expect(one.page.tries).toBe(1);
});

test('many parts that fail together ask the station once', async () => {
  const one = openPage();
  one.page.hasLine = false;
  for (let count = 0; count < 5; count++) wish(one);
  await one.clock.advanceAsync(0);
  expect(one.page.asked).toBe(1);
});
