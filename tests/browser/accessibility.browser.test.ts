import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../house/imports.ts';
import { openTestStation } from '../test-station.ts';
import { violationsOn } from './axe.ts';
import { overflowOf } from './sideways.ts';
import { openVisitor, type Visitor } from './visitor.ts';

const station = await openTestStation();

const filledIn: Record<string, string> = {
  '*': '/nessuna-pagina',
  '/notizie/:slug': '/notizie/lia-fontes-contare-i-ponti',
  '/notizie/tags/:slug': '/notizie/tags/vinile',
  // One of the first categories: leads to its own address.
  '/notizie/categoria/:slug': '/notizie/categoria/musica',
  '/jornalistas/:slug': '/jornalistas/irene-castaldi',
  '/artisti/:slug': '/artisti/vera-montale',
  '/canzoni/:slug': '/canzoni/notte-chiara-sul-lungomare+vera-montale',
  '/podcasts/outros/:slug': '/podcasts/outros/super-montagens',
  '/podcasts/:slug': '/podcasts/big-hour',
  '/podcasts/:slug/:episode': '/podcasts/valigie/il-mattarello',
  '/le-100-piu/:year': '/le-100-piu/2020',
  '/videos/:slug': '/videos/vera-montale-notte-chiara-in-studio',
  '/videos/playlist/:id': '/videos/playlist/a1-sessions',
  '/clientes/:slug': '/clientes/caffe-miravalle',
  '/promocoes/:slug': '/promocoes/notte-in-vinile',
  '/errore/:status': '/errore/429',
};

/** Every page of the table; parameters are filled in with what the demo station has, and the catch-all with an address nobody knows. */
const addresses = [...readFileSync(join(root, 'src/web/routes.ts'), 'utf8').matchAll(/path: '([^']+)'/g)]
  .map(([, path]) => path ?? '')
  // `/termini` itself leads to the first of its pages.
  .flatMap((path) => (path === '/termini/:slug' ? ['/termini/uso', '/termini/altro'] : [path]))
  .map((path) => filledIn[path] ?? path);

/** These are answered with an error's own status, which the browser notes. */
const refused = new Map([
  ['/nessuna-pagina', /404/],
  ['/termini/altro', /404/],
  ['/errore/429', /429/],
]);

const widths = [360, 768, 1280];

/** Those that a desk lays out in columns of their own, and both grounds. The bench lets axe look at every page at both widths. */
const onDesks = [
  '/',
  '/ascolta-la-radio',
  '/notizie',
  '/notizie/lia-fontes-contare-i-ponti',
  '/canzoni',
  '/canzoni/notte-chiara-sul-lungomare+vera-montale',
  '/programacao',
  '/promocoes/notte-in-vinile',
  '/videos',
  '/a1stats',
  '/termini/uso',
];

/** Header, footer and player are the same on every page of one ground. */
const shellsSeen = new Set<string>();
async function partToLookAt(page: Page, width: number): Promise<'main' | undefined> {
  const shell = `${width} ${await page.evaluate(() => document.documentElement.dataset.theme)}`;
  const isKnown = shellsSeen.has(shell);
  shellsSeen.add(shell);
  return isKnown ? 'main' : undefined;
}

/** Whose place would depend on the file, which this visitor does not see. */
const unsizedImages = (page: Page) =>
  page
    .locator('img:not([width][height])')
    .evaluateAll((images) => images.map((image) => image.outerHTML.slice(0, 160)));

let visitor: Visitor;
beforeAll(async () => {
  visitor = await openVisitor(station.url, { width: 360, height: 900, consent: 'rejected' });
});

test.each(addresses)(
  '[A11Y-01] axe finds nothing to object to on %s, which fits a phone, a tablet and a desk',
  async (path) => {
    const { page, open, complaints, strangers } = visitor;
    complaints.length = 0;
    await open(path);
    // From whichever end the last page was left at: each change lays out and draws everything.
    const way = page.viewportSize()?.width === widths[0] ? widths : widths.toReversed();
    for (const width of way) {
      await page.setViewportSize({ width, height: 900 });
      // Some parts are laid out anew a moment after the window has changed.
      await expect.poll(async () => [width, await overflowOf(page)]).toEqual([width, 0]);
      if (width === 360 || (width === 1280 && onDesks.includes(path)))
        expect([width, await violationsOn(page, await partToLookAt(page, width))]).toEqual([width, []]);
    }
    expect(await unsizedImages(page)).toEqual([]);
    const expected = refused.get(path) ?? /^never$/;
    expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
    expect(strangers).toEqual([]);
  },
);

test('the pages of a desk are pages', () => {
  expect(onDesks.filter((path) => !addresses.includes(path))).toEqual([]);
});

test('[A11Y-01] the consent bar has nothing to object to either', async () => {
  const { page, open, leave } = await openVisitor(station.url, { width: 360, height: 900 });
  // What is under the bar is looked at without it.
  await open('/feed');
  const bar = page.locator('section, aside, [role=region], [role=dialog]', {
    has: page.getByRole('button', { name: 'Accetta tutti' }),
  });
  await bar.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await bar.evaluate((element) => element.setAttribute('data-bar', ''));
  expect(await violationsOn(page, '[data-bar]')).toEqual([]);
  await leave();
});
