import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { putOnAir } from '../on-air.test-helper.ts';

let station: TestStation;
let visitor: Visitor;
beforeAll(async () => {
  station = await openTestStation();
  await putOnAir(station);
  visitor = await openVisitor(station.url, { consent: 'rejected' });
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitor.open('/incorpora-il-player');
});

const main = () => visitor.page.getByRole('main');
const code = () => main().getByLabel('Codice da incollare').inputValue();
const preview = () => main().locator('iframe');
const sizes = { Bottone: '150x60', 'Mezzo banner': '234x60', 'Banner grande': '320x100', Colonna: '120x240' };

test('[PAGES-02] the page leads through three steps and offers the four sizes', async () => {
  const steps = main().getByRole('list').first().locator('> li');
  expect(await steps.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Scegli la misura',
    'Scegli i colori',
    'Copia il codice',
  ]);
  const offered = main().getByRole('radio');
  expect(await offered.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual(
    Object.values(sizes),
  );
  const { body } = await station.get('/mappa-del-sito');
  expect(body).toContain('href="/incorpora-il-player"');
});

test('[EMBED-03] every size shows at once in the code and in the live preview', async () => {
  await visitor.open('/incorpora-il-player');
  for (const [name, size] of Object.entries(sizes)) {
    const [width, height] = size.split('x');
    await main()
      .getByRole('radio', { name: new RegExp(name) })
      .check({ force: true });
    expect(await code()).toContain(`${station.url}/embed/player?size=${size}"`);
    expect(await code()).toContain(`width="${width}" height="${height}"`);
    await eventually(() => preview().getAttribute('src')).toBe(`/embed/player?size=${size}`);
    const box = await preview().boundingBox();
    expect([box?.width, box?.height].map(String)).toEqual([width, height]);
  }
  await main().frameLocator('iframe').getByRole('heading', { name: 'Sale e limone' }).waitFor();
});

test('[EMBED-03] the sizes are chosen by keyboard too', async () => {
  await main()
    .getByRole('radio', { name: /Bottone/ })
    .focus();
  await visitor.page.keyboard.press('ArrowDown');
  expect(await code()).toContain('size=234x60');
});

test('[EMBED-03] chosen colours reach the code and the preview', async () => {
  await main().getByLabel('Sfondo').fill('#0b5d3b');
  await main().getByLabel('Pulsante').fill('#ffffff');
  expect(await code()).toContain('background=0b5d3b');
  expect(await code()).toContain('accent=ffffff');
  const ground = () =>
    main()
      .frameLocator('iframe')
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  await eventually(ground).toBe('rgb(11, 93, 59)');
  await main().getByRole('button', { name: 'Carta' }).click();
  expect(await code()).toContain('background=faf7f2');
  await eventually(ground).toBe('rgb(250, 247, 242)');
});

test('[EMBED-03] one click copies the code and says so', async () => {
  await main().getByRole('button', { name: 'Copia il codice' }).click();
  await main().getByRole('button', { name: 'Copiato' }).waitFor();
  expect(await visitor.page.evaluate(() => navigator.clipboard.readText())).toBe(await code());
  expect(visitor.complaints).toEqual([]);
});

test('[EMBED-03] a browser without a clipboard copies in its old way, and the preview leaves no trace on the way back', async () => {
  const { page, open, leave } = await openVisitor(station.url, { consent: 'rejected', width: 360 });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = (command) => {
      document.documentElement.dataset.command = `${command} ${getSelection()?.toString() ?? ''}`;
      return true;
    };
  });
  await open('/incorpora-il-player');
  const before = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Rosso' }).click();
  await eventually(() => page.locator('main iframe').getAttribute('src')).toContain('c8102e');
  await page.getByRole('button', { name: 'Copia il codice' }).click();
  await page.getByRole('button', { name: 'Copiato' }).waitFor();
  const command = await page.evaluate(() => document.documentElement.dataset.command);
  expect(command).toMatch(/^copy <iframe src=/);
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await leave();
});
