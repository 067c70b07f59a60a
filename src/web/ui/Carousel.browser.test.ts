import type { Locator } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openVisitor, type Visitor } from '../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../tests/test-station.ts';

const soon = { timeout: 5000 };

const station = await openTestStation({ content: 'empty' });

type Arrival = Parameters<typeof openVisitor>[1];

/** The page's clock stands still from the start; only `runFor` moves it. */
async function arrive(arrival: Arrival = {}): Promise<Visitor> {
  const visitor = await openVisitor(station.url, { consent: 'rejected', motion: true, ...arrival });
  await visitor.page.clock.install({ time: 0 });
  await visitor.page.clock.pauseAt(1000);
  await visitor.open('/dev/ui');
  onTestFinished(async () => {
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
  return visitor;
}

const region = ({ page }: Visitor, name: string) =>
  page.locator('#carousels').getByRole('region', { name, exact: true });
const stories = (visitor: Visitor) => region(visitor, 'In evidenza, carta');
const songs = (visitor: Visitor) => region(visitor, 'Ultime canzoni in onda, carta');

const scrolled = (carousel: Locator) => carousel.getByRole('list').evaluate((track) => Math.round(track.scrollLeft));
const said = (carousel: Locator) => carousel.locator('[aria-live]').textContent();

describe('autoplay', () => {
  test('[SHELL-46] a carousel makes its first move after one second, and says nothing', async () => {
    const visitor = await arrive();
    await visitor.page.clock.runFor(990);
    await quiet(visitor);
    expect(await scrolled(stories(visitor))).toBe(0);
    await visitor.page.clock.runFor(20);
    await expect.poll(() => scrolled(stories(visitor)), soon).toBeGreaterThan(0);
    expect(await said(stories(visitor))).toBe('');
  });

  test('it returns to the start after the last slide', async () => {
    const visitor = await arrive();
    const carousel = stories(visitor);
    await visitor.page.clock.runFor(1000);
    for (const slide of [1, 2, 3]) {
      await expect.poll(() => shownSlide(carousel), soon).toBe(slide);
      await visitor.page.clock.runFor(5000);
    }
    await expect.poll(() => scrolled(carousel), soon).toBe(0);
  });

  test('it rests under a pointer and goes on when that leaves', async () => {
    const visitor = await arrive();
    await stories(visitor).hover();
    await visitor.page.clock.runFor(30_000);
    await quiet(visitor);
    expect(await scrolled(stories(visitor))).toBe(0);
    await visitor.page.mouse.move(2, 2);
    await visitor.page.clock.runFor(5000);
    await expect.poll(() => scrolled(stories(visitor)), soon).toBeGreaterThan(0);
  });

  test('it rests while the focus is inside, and while the page is hidden', async () => {
    const visitor = await arrive();
    await visitor.page.keyboard.press('Tab');
    await stories(visitor).getByRole('list').focus();
    await visitor.page.clock.runFor(30_000);
    await quiet(visitor);
    expect(await scrolled(stories(visitor))).toBe(0);

    const other = await arrive();
    await other.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await other.page.clock.runFor(30_000);
    await quiet(other);
    expect(await scrolled(stories(other))).toBe(0);
  });

  test('whoever wants little motion gets none until they ask for it', async () => {
    const visitor = await arrive({ motion: false });
    await visitor.page.clock.runFor(30_000);
    expect(await scrolled(stories(visitor))).toBe(0);
    const resume = stories(visitor).getByRole('button', { name: 'Riprendi lo scorrimento automatico' });
    await resume.focus();
    await visitor.page.keyboard.press('Enter');
    await visitor.page.clock.runFor(1000);
    await expect.poll(() => scrolled(stories(visitor)), soon).toBeGreaterThan(0);
  });

  test('it can be stopped for good', async () => {
    const visitor = await arrive();
    await stories(visitor).getByRole('button', { name: 'Ferma lo scorrimento automatico' }).click();
    await visitor.page.mouse.move(2, 2);
    await visitor.page.clock.runFor(30_000);
    await quiet(visitor);
    expect(await scrolled(stories(visitor))).toBe(0);
  });
});

describe('by hand', () => {
  test('the buttons move by whole views, tell where one is and end at the ends', async () => {
    const visitor = await arrive();
    const carousel = songs(visitor);
    const back = carousel.getByRole('button', { name: 'Scorri indietro' });
    const forth = carousel.getByRole('button', { name: 'Scorri avanti' });
    expect(await back.getAttribute('aria-disabled')).toBe('true');
    await forth.click();
    await expect.poll(() => said(carousel), soon).toBe('Da 5 a 8 di 8');
    await expect.poll(() => forth.getAttribute('aria-disabled'), soon).toBe('true');
    await back.click();
    await expect.poll(() => said(carousel), soon).toBe('Da 1 a 4 di 8');
    await expect.poll(() => scrolled(carousel), soon).toBe(0);
  });

  test('the arrow keys do the same', async () => {
    const visitor = await arrive();
    const carousel = songs(visitor);
    await carousel.getByRole('list').focus();
    await visitor.page.keyboard.press('ArrowRight');
    await expect.poll(() => said(carousel), soon).toBe('Da 5 a 8 di 8');
    await visitor.page.keyboard.press('ArrowLeft');
    await expect.poll(() => scrolled(carousel), soon).toBe(0);
  });

  test('a swipe lands on a slide', async () => {
    const visitor = await arrive({ width: 390, height: 800, touch: true });
    const carousel = songs(visitor);
    const track = carousel.getByRole('list');
    await track.scrollIntoViewIfNeeded();
    await swipeLeft(visitor, track);
    await expect.poll(() => scrolled(carousel), soon).toBeGreaterThan(50);
    await expect
      .poll(
        () =>
          track.evaluate((list) => {
            const edge = list.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(list).paddingLeft);
            return Math.min(...[...list.children].map((li) => Math.abs(li.getBoundingClientRect().left - edge)));
          }),
        soon,
      )
      .toBeLessThan(2);
  });
});

async function swipeLeft({ page, context }: Visitor, track: Locator): Promise<void> {
  const box = await track.boundingBox();
  if (!box) throw new Error('the track is not there');
  const finger = await context.newCDPSession(page);
  const at = (left: number) => [{ x: box.x + box.width * 0.8 - left, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let left = 20; left <= 180; left += 20) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(left) });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const shownSlide = (carousel: Locator) =>
  carousel.getByRole('list').evaluate((track) => Math.round(track.scrollLeft / track.clientWidth));

/** Two frames: enough for a scroll that ought not to begin to show itself. The page's own clock stands still. */
const quiet = ({ page }: Visitor) => page.waitForTimeout(120);
