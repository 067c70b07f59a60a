import { describe, expect, test } from 'vitest';
import { openVisitor } from '../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../tests/test-station.ts';

const station = await openTestStation({ content: 'empty' });

describe('the layout', () => {
  test('[SHELL-34] changes at 576, 768, 992 and 1200 px and nowhere between', async () => {
    const visitor = await openVisitor(station.url, { consent: 'rejected' });
    await visitor.open('/dev/ui');
    const columnsAt = async (width: number) => {
      await visitor.page.setViewportSize({ width, height: 800 });
      return await visitor.page
        .locator('[data-sample=grid]')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    };
    const seen: Record<number, number> = {};
    for (const width of [360, 575, 576, 767, 768, 991, 992, 1199, 1200, 1600]) seen[width] = await columnsAt(width);
    expect(seen).toEqual({ 360: 2, 575: 2, 576: 4, 767: 4, 768: 6, 991: 6, 992: 8, 1199: 8, 1200: 12, 1600: 12 });
    await visitor.leave();
  });

  test('what a page holds is never wider than its screen', async () => {
    const visitor = await openVisitor(station.url, { consent: 'rejected' });
    await visitor.open('/dev/ui');
    for (const width of [320, 360, 576, 768, 992, 1200, 1600]) {
      await visitor.page.setViewportSize({ width, height: 800 });
      const wider = await visitor.page.locator('main').evaluate((main) => main.scrollWidth - window.innerWidth);
      expect(wider, `at ${width}`).toBeLessThanOrEqual(0);
    }
    await visitor.leave();
  });
});
