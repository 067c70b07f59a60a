import type { Page } from 'playwright-core';

/**
 * How many pixels a page is wider than the screen that was asked for. Not than `innerWidth`: a phone shows a page that is too wide
 * from further away, and that grows with it.
 */
export async function overflowOf(page: Page): Promise<number> {
  const asked = page.viewportSize()?.width ?? 0;
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - asked;
}
