import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; nodes: { html: string }[] };
type Axe = {
  configure(options: object): void;
  run(context: Document | string, options: object): Promise<{ violations: Violation[] }>;
};

/**
 * What axe objects to, on the whole page or only within `part`. The policy of the page allows no foreign script: axe comes in
 * through the debugger, as in a developer's tools. Contrast takes most of its time: of a row of elements of one look it is
 * measured on the first two.
 */
export async function violationsOn(page: Page, part?: string): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (within) => {
    const mostAlike = 2;
    const alike = 'data-alike';
    for (const parent of document.querySelectorAll('body *')) {
      if (parent.childElementCount <= mostAlike) continue;
      const seen = new Map<string, number>();
      for (const child of parent.children) {
        const look = `${child.tagName} ${child.getAttribute('class')} ${child.getAttribute('style')}`;
        const count = (seen.get(look) ?? 0) + 1;
        seen.set(look, count);
        child.toggleAttribute(alike, count > mostAlike);
      }
    }
    const { axe } = window as unknown as { axe: Axe };
    axe.configure({ rules: [{ id: 'color-contrast', selector: `:not([${alike}], [${alike}] *)` }] });
    // Nothing can be judged of what is not drawn before its reader comes near.
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('.far-below { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, drawn];
    // The style sheets of our pages come from the page's own host and need not be fetched once more.
    const options = { resultTypes: ['violations'], preload: false };
    const { violations } = await axe.run(within ?? document, options);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== drawn);
    for (const marked of document.querySelectorAll(`[${alike}]`)) marked.removeAttribute(alike);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, part);
}
