import { describe, expect, test } from 'vitest';
import { openVisitor } from '../../../tests/browser/visitor.ts';
import { journey } from '../../../tests/journey.ts';
import { openTestStation } from '../../../tests/test-station.ts';

const station = await openTestStation();

const looking = journey(async (part) => {
  const { page, complaints, leave } = await openVisitor(station.url, { consent: 'rejected', pictures: true });
  let letThrough = () => {};
  const gate = new Promise<void>((open) => {
    letThrough = open;
  });
  await page.route('**/media/**', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`${station.url}/dev/ui`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  const figures = page.locator('#pictures figure');
  await part('late', async () => {
    const figure = figures.nth(1);
    await figure.scrollIntoViewIfNeeded();
    const image = figure.locator('img');
    await expect.poll(() => image.getAttribute('data-state')).toBe('waiting');
    expect(await image.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
    expect(await figure.locator('.picture-preview').isVisible()).toBe(true);
    const before = await figure.boundingBox();
    letThrough();
    await expect.poll(() => image.getAttribute('data-state')).toBe('shown');
    await expect.poll(() => image.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    expect(await figure.boundingBox()).toEqual(before);
    expect(complaints).toEqual([]);
  });
  await part('missing', async () => {
    const figure = figures.nth(3);
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('[role=img][aria-label="Programma della radio"]').waitFor();
    expect(await figure.locator('img').count()).toBe(0);
  });
  await leave();
});

describe('pictures on a page', () => {
  test('what arrives late fades in where its preview stood, and nothing has moved', looking('late'));
  test('a picture that cannot be shown leaves the station’s ground, under its own name', looking('missing'));

  test('without any script every picture is there', async () => {
    const visitor = await openVisitor(station.url, { javaScript: false, pictures: true });
    await visitor.open('/dev/ui');
    const image = visitor.page.locator('#pictures figure img').first();
    await image.scrollIntoViewIfNeeded();
    expect(await image.isVisible()).toBe(true);
    await visitor.leave();
  });
});
