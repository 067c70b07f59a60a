import type { Page } from 'playwright-core';

/** To another page without leaving the document, as by a link in a text: for where a page is looked at, not how it is loaded. */
export async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForURL((url) => url.pathname + url.search === path);
}
