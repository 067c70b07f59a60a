import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../house/imports.ts';
import { openTestStation } from '../test-station.ts';
import { openVisitor } from './visitor.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const station = await openTestStation();

const filledIn: Record<string, string> = {
  '*': '/nessuna-pagina',
  '/notizie/:slug': '/notizie/lia-fontes-contare-i-ponti',
  '/notizie/tags/:slug': '/notizie/tags/vinile',
  '/jornalistas/:slug': '/jornalistas/irene-castaldi',
  '/artisti/:slug': '/artisti/vera-montale',
  '/canzoni/:slug': '/canzoni/notte-chiara-sul-lungomare+vera-montale',
  '/le-100-piu/:year': '/le-100-piu/2020',
};

/** Every page of the table; parameters are filled in with what the demo station has, and the catch-all with an address nobody knows. */
const addresses = [...readFileSync(join(root, 'src/web/routes.ts'), 'utf8').matchAll(/path: '([^']+)'/g)]
  .map(([, path]) => path ?? '')
  .flatMap((path) => (path === '/termini/:slug' ? ['/termini/privacidade', '/termini/uso', '/termini/altro'] : [path]))
  .map((path) => filledIn[path] ?? path);

describe.each([360, 1280])('at %i px', (width) => {
  test.each(addresses)('[A11Y-01] axe finds nothing to object to on %s', async (path) => {
    const visitor = await openVisitor(station.url, { width, consent: 'rejected' });
    await visitor.open(path);
    // The policy of the page allows no foreign script: axe comes in through the debugger, as in a developer's tools.
    await visitor.page.evaluate(axe);
    const violations = await visitor.page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
      const { violations } = await axe.run();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    });
    expect(violations).toEqual([]);
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const expected = path === '/nessuna-pagina' || path === '/termini/altro' ? [/404/] : [];
    expect(visitor.complaints.filter((text) => !expected.some((one) => one.test(text)))).toEqual([]);
    expect(visitor.strangers).toEqual([]);
    await visitor.leave();
  });
});

test('[A11Y-01] the consent bar has nothing to object to either', async () => {
  for (const width of [360, 1280]) {
    const visitor = await openVisitor(station.url, { width });
    await visitor.open('/');
    await visitor.page.getByRole('button', { name: 'Accetta tutti' }).waitFor();
    await visitor.page.evaluate(axe);
    const violations = await visitor.page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
      return (await axe.run()).violations.map(({ id }) => id);
    });
    expect(violations).toEqual([]);
    await visitor.leave();
  }
});

type Violation = { id: string; nodes: { html: string }[] };
