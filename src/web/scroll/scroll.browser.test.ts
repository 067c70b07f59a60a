import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openVisitor } from '../../../tests/browser/visitor.ts';
import { journey } from '../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';
import { eventually, rendered } from '../shell/insides.test-helper.ts';

const frameMs = 17;

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation();
});

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** An element far down, so that the way to it is long, and where the page stands when it is reached. */
function placeTarget(page: Page): Promise<number> {
  return page.evaluate(() => {
    const target = document.createElement('h2');
    target.id = 'meta più giù';
    target.textContent = 'La meta';
    target.style.marginBlock = '3000px';
    document.querySelector('main')?.append(target);
    return Math.round(target.getBoundingClientRect().top + window.scrollY - 100);
  });
}

const hash = '#meta%20pi%C3%B9%20gi%C3%B9';

/** Time stands still in the visitor's browser and moves only by `page.clock`. */
const told = journey(async (part) => {
  const visitor = await openVisitor(station.url, { consent: 'rejected', motion: true });
  const { page } = visitor;
  await page.clock.install({ time: new Date('2026-11-14T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-14T10:01:00Z'));
  /** A load of its own, also where only the hash would change. */
  const arrive = async (path: string) => {
    await page.goto('about:blank');
    await visitor.open(path);
  };
  const go = async (to: string) => {
    await page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = address;
      document.body.append(link);
      link.click();
    }, to);
    await rendered(page);
  };
  const toTop = page.getByRole('button', { name: 'Torna su' });

  await part('no jump', async () => {
    await arrive('/podcasts#serie');
    await page.clock.runFor(2_999);
    expect(await scrolled(page)).toBe(0);
    expect(new URL(page.url()).hash).toBe('#serie');
    await page.clock.runFor(1 + 300 + 2 * frameMs);
    expect(await scrolled(page)).toBeGreaterThan(300);
  });
  await part('left alone', async () => {
    await arrive(`/chi-siamo${hash}`);
    await placeTarget(page);
    await page.mouse.wheel(0, 120);
    await eventually(() => scrolled(page)).toBeGreaterThan(0);
    const there = await scrolled(page);
    await page.clock.runFor(5_000);
    expect(await scrolled(page)).toBe(there);
  });
  let goal = 0;
  await part('first load', async () => {
    await arrive(`/chi-siamo${hash}`);
    goal = await placeTarget(page);
    await page.clock.runFor(2_999);
    expect(await scrolled(page)).toBe(0);
    await page.clock.runFor(1 + 150);
    const halfway = await scrolled(page);
    expect(halfway).toBeGreaterThan(goal * 0.3);
    expect(halfway).toBeLessThan(goal * 0.7);
    await page.clock.runFor(150 + 2 * frameMs);
    expect(await scrolled(page)).toBe(goal);
  });
  await part('to the top', async () => {
    await toTop.scrollIntoViewIfNeeded();
    const from = await scrolled(page);
    expect(from).toBeGreaterThan(500);
    await toTop.dispatchEvent('click');
    await page.clock.runFor(350);
    expect(await scrolled(page)).toBeGreaterThan(from * 0.3);
    expect(await scrolled(page)).toBeLessThan(from * 0.7);
    await page.clock.runFor(330);
    expect(await scrolled(page)).toBeGreaterThan(0);
    await page.clock.runFor(20 + 2 * frameMs);
    expect(await scrolled(page)).toBe(0);
  });
  await part('later', async () => {
    await go('#altrove');
    await go(hash);
    await page.clock.runFor(999);
    expect(await scrolled(page)).toBe(0);
    await page.clock.runFor(1 + 300 + 2 * frameMs);
    expect(await scrolled(page)).toBe(goal);
    await go('#non-esiste');
    await page.clock.runFor(5_000);
    expect(await scrolled(page)).toBe(goal);
  });
  await part('calm', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arrive(`/chi-siamo${hash}`);
    const place = await placeTarget(page);
    await page.clock.runFor(3_000);
    expect(await scrolled(page)).toBe(place);
    await toTop.dispatchEvent('click');
    expect(await scrolled(page)).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });
});

test(
  '[SHELL-32] [ROUTES-12] [ROUTES-13] on first load the hash is scrolled to after 3 s, in 300 ms, with 100 px of room above',
  told('first load'),
);
test(
  '[SHELL-32] the browser does not jump to the place before it is scrolled to, and the address keeps it',
  told('no jump'),
);
test(
  '[ROUTES-12] [ROUTES-14] on a later navigation the hash is scrolled to after 1 s; without such an element nothing moves',
  told('later'),
);
test('a reader who begins to scroll before the delay is over is left alone', told('left alone'));

describe('scrolls beside the hash', () => {
  test('[SHELL-33] [ROUTES-15] going back to the top takes 700 ms', told('to the top'));
  test('whoever prefers less motion is there at once, by the hash and by the button', told('calm'));
});

test('a new page begins at its top, and going back finds the place that was left', async () => {
  const visitor = await openVisitor(station.url, { consent: 'rejected' });
  const { page } = visitor;
  await visitor.open('/chi-siamo');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'I programmi' });
  await link.scrollIntoViewIfNeeded();
  // The footer has its own height only once it is drawn.
  await link.waitFor();
  await link.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(300);
  await link.click();
  await page.waitForURL('**/programacao');
  await eventually(() => scrolled(page)).toBe(0);
  await page.goBack();
  await eventually(() => scrolled(page)).toBe(left);
  await visitor.leave();
});

test('who goes back can go on: forward, and to any other page', async () => {
  const { page, complaints, open, leave } = await openVisitor(station.url, { consent: 'rejected' });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await open('/chi-siamo');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Feed RSS' }).click();
  await heading('I feed delle notizie');
  await page.goBack();
  await page.waitForURL('**/chi-siamo');
  await eventually(() => scrolled(page)).toBeGreaterThan(0);
  await page.goForward();
  await heading('I feed delle notizie');
  await page.goBack();
  await page.waitForURL('**/chi-siamo');
  await page.getByRole('banner').getByRole('link', { name: 'Ascolta la radio', exact: true }).click();
  await page.waitForURL('**/ascolta-la-radio');
  await page.getByRole('main').getByRole('heading').first().waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
