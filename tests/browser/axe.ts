import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; nodes: { html: string }[] };
type Axe = { run(context: Document | string, options: object): Promise<{ violations: Violation[] }> };

/**
 * What axe objects to, on the whole page or only within `part`. The policy of the page allows no foreign script: axe comes in
 * through the debugger, as in a developer's tools.
 */
export async function violationsOn(page: Page, part?: string): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (within) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(within ?? document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, part);
}
