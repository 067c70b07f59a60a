import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openVisitor } from '../../../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const station = await openTestStation();

type Axe = { run(within: string): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

/** What axe objects to inside an element, as lines. */
const objections = (page: Page, within: string) =>
  page.evaluate(async (within) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(within);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, within);

describe('the page of the kit', () => {
  test.each([360, 1280])(
    'has nothing that axe objects to at %i px, nor has a dialog on it',
    { timeout: 90_000 },
    async (width) => {
      const context = { bypassCSP: true };
      const { page, open, complaints, leave } = await openVisitor(station.url, { width, consent: 'rejected', context });
      await open('/dev/ui');
      await page.evaluate(axe);
      expect(await objections(page, 'html')).toEqual([]);
      await page.getByRole('button', { name: 'Finestra media' }).first().click();
      await page.getByRole('dialog').waitFor();
      expect(await objections(page, 'dialog')).toEqual([]);
      expect(complaints).toEqual([]);
      await leave();
    },
  );
});
