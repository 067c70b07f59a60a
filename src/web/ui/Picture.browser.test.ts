import { describe, expect, test } from 'vitest';
import { openVisitor } from '../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../tests/test-station.ts';

const station = await openTestStation();

describe('pictures on a page', () => {
  test('what arrives late fades in where its preview stood, and nothing has moved', async () => {
    const visitor = await openVisitor(station.url, { consent: 'rejected' });
    let letThrough = () => {};
    const gate = new Promise<void>((open) => {
      letThrough = open;
    });
    await visitor.page.route('**/media/**', async (route) => {
      await gate;
      await route.continue();
    });
    await visitor.page.goto(`${station.url}/dev/ui`, { waitUntil: 'commit' });
    await visitor.page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
    const figure = visitor.page.locator('#pictures figure').nth(1);
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
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('a picture that cannot be shown leaves the station’s ground, under its own name', async () => {
    const visitor = await openVisitor(station.url, { consent: 'rejected' });
    await visitor.open('/dev/ui');
    const figure = visitor.page.locator('#pictures figure').nth(3);
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('[role=img][aria-label="Programma della radio"]').waitFor();
    expect(await figure.locator('img').count()).toBe(0);
    await visitor.leave();
  });

  test('without any script every picture is there', async () => {
    const visitor = await openVisitor(station.url, { javaScript: false });
    await visitor.open('/dev/ui');
    const image = visitor.page.locator('#pictures figure img').first();
    await image.scrollIntoViewIfNeeded();
    expect(await image.isVisible()).toBe(true);
    await visitor.leave();
  });
});
