import { beforeAll, describe, expect, test } from 'vitest';
import { openVisitor } from '../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../tests/test-station.ts';

const station = await openTestStation({ content: 'empty' });

describe('the layout', () => {
  const columns: Record<number, number> = {};
  const wider: Record<number, number> = {};
  beforeAll(async () => {
    const { page, open } = await openVisitor(station.url, { consent: 'rejected' });
    await open('/dev/ui');
    for (const width of [320, 360, 575, 576, 767, 768, 991, 992, 1199, 1200, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      columns[width] = await page
        .locator('[data-sample=grid]')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
      wider[width] = await page.locator('main').evaluate((main) => main.scrollWidth - window.innerWidth);
    }
  });

  test('[SHELL-34] changes at 576, 768, 992 and 1200 px and nowhere between', () => {
    const { 320: _, ...seen } = columns;
    expect(seen).toEqual({ 360: 2, 575: 2, 576: 4, 767: 4, 768: 6, 991: 6, 992: 8, 1199: 8, 1200: 12, 1600: 12 });
  });

  test('what a page holds is never wider than its screen', () => {
    expect(Object.entries(wider).filter(([, px]) => px > 0)).toEqual([]);
    expect(Object.keys(wider)).toHaveLength(11);
  });
});
