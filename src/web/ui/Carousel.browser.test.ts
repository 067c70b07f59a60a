import type { Locator } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openVisitor, type Visitor } from '../../../tests/browser/visitor.ts';
import { journey } from '../../../tests/journey.ts';
import { openTestStation } from '../../../tests/test-station.ts';
import { openKit } from './kit-page.test-helper.ts';

const landedPx = 2;

const station = await openTestStation({ content: 'empty' });

type Arrival = Parameters<typeof openVisitor>[1];

/** The page's clock stands still from the start; only `runFor` moves it. */
async function arrive(arrival: Arrival = {}): Promise<Visitor> {
  const visitor = await openVisitor(station.url, { consent: 'rejected', motion: true, ...arrival });
  await visitor.page.clock.install({ time: 0 });
  await visitor.page.clock.pauseAt(1000);
  await openKit(visitor, 'carousels');
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

/** One load: first what somebody does while time stands still, then what time does. */
const told = journey(async (part) => {
  const visitor = await arrive();
  const { page } = visitor;
  const carousel = stories(visitor);
  const row = songs(visitor);
  const back = row.getByRole('button', { name: 'Scorri indietro' });
  const forth = row.getByRole('button', { name: 'Scorri avanti' });
  /** Far longer than it would wait. */
  async function expectRest(): Promise<void> {
    const before = await scrolled(carousel);
    await page.clock.runFor(30_000);
    await quiet(visitor);
    expect(Math.abs((await scrolled(carousel)) - before)).toBeLessThan(landedPx);
  }
  async function expectNext(slide: number): Promise<void> {
    await page.clock.runFor(5000);
    await expect.poll(() => shownSlide(carousel)).toBe(slide);
  }

  await part('buttons', async () => {
    expect(await back.getAttribute('aria-disabled')).toBe('true');
    await forth.click();
    await expect.poll(() => said(row)).toBe('Da 5 a 8 di 8');
    await expect.poll(() => forth.getAttribute('aria-disabled')).toBe('true');
    await back.click();
    await expect.poll(() => said(row)).toBe('Da 1 a 4 di 8');
    await expect.poll(() => scrolled(row)).toBe(0);
  });
  await part('keys', async () => {
    await row.getByRole('list').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => said(row)).toBe('Da 5 a 8 di 8');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => scrolled(row)).toBe(0);
  });
  await part('first move', async () => {
    await page.mouse.move(2, 2);
    await page.clock.runFor(990);
    await quiet(visitor);
    expect(await scrolled(carousel)).toBe(0);
    await page.clock.runFor(20);
    await expect.poll(() => scrolled(carousel)).toBeGreaterThan(0);
    expect(await said(carousel)).toBe('');
  });
  await part('round', async () => {
    for (const slide of [1, 2, 3]) {
      await expect.poll(() => shownSlide(carousel)).toBe(slide);
      await expect.poll(() => offPlace(carousel)).toBeLessThan(landedPx);
      await page.clock.runFor(5000);
    }
    await expect.poll(() => scrolled(carousel)).toBe(0);
  });
  await part('pointer', async () => {
    await carousel.hover();
    await expectRest();
    await page.mouse.move(2, 2);
    await expectNext(1);
  });
  await part('focus and sight', async () => {
    await expect.poll(() => offPlace(carousel)).toBeLessThan(landedPx);
    await page.keyboard.press('Tab');
    await carousel.getByRole('list').focus();
    await expectRest();
    await carousel.getByRole('list').evaluate((list) => list.blur());
    await expectNext(2);
    await expect.poll(() => offPlace(carousel)).toBeLessThan(landedPx);
    const turn = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await turn(true);
    await expectRest();
    await turn(false);
    await expectNext(3);
  });
  await part('stopped', async () => {
    await expect.poll(() => offPlace(carousel)).toBeLessThan(landedPx);
    await carousel.getByRole('button', { name: 'Ferma lo scorrimento automatico' }).click();
    await page.mouse.move(2, 2);
    await expectRest();
  });
  await part('calm', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openKit(visitor, 'carousels');
    await expectRest();
    expect(await scrolled(carousel)).toBe(0);
    const resume = carousel.getByRole('button', { name: 'Riprendi lo scorrimento automatico' });
    await resume.focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
    await expect.poll(() => scrolled(carousel)).toBeGreaterThan(0);
  });
  await part('complaints', async () => expect(visitor.complaints).toEqual([]));
});

describe('autoplay', () => {
  test('[SHELL-46] a carousel makes its first move after one second, and says nothing', told('first move'));
  test('it returns to the start after the last slide', told('round'));
  test('it rests under a pointer and goes on when that leaves', told('pointer'));
  test('it rests while the focus is inside, and while the page is hidden', told('focus and sight'));
  test('whoever wants little motion gets none until they ask for it', told('calm'));
  test('it can be stopped for good', told('stopped'));
});

describe('by hand', () => {
  test('the buttons move by whole views, tell where one is and end at the ends', told('buttons'));
  test('the arrow keys do the same', told('keys'));
  test('and no browser complains', told('complaints'));

  test('a swipe lands on a slide', async () => {
    const visitor = await arrive({ width: 390, height: 800, touch: true });
    const carousel = songs(visitor);
    const track = carousel.getByRole('list');
    await track.scrollIntoViewIfNeeded();
    await swipeLeft(visitor, track);
    await expect.poll(() => scrolled(carousel)).toBeGreaterThan(50);
    await expect.poll(() => offPlace(carousel)).toBeLessThan(landedPx);
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

/** How far the slide that is nearest is from its place. */
const offPlace = (carousel: Locator) =>
  carousel.getByRole('list').evaluate((list) => {
    const edge = list.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(list).paddingLeft);
    return Math.min(...[...list.children].map((li) => Math.abs(li.getBoundingClientRect().left - edge)));
  });

/** Two frames: enough for a scroll that ought not to begin to show itself. The page's own clock stands still. */
const quiet = ({ page }: Visitor) => page.waitForTimeout(120);
