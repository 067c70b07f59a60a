import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openVisitor, type Visitor } from '../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../tests/test-station.ts';
import { openKit } from './kit-page.test-helper.ts';

const station = await openTestStation({ content: 'empty' });
const text = 'Da ascoltare: il ritorno dei cori di montagna.';
const address = `${station.url}/dev/ui`;

let visitor: Visitor;
beforeAll(async () => {
  visitor = await openVisitor(station.url, { consent: 'rejected' });
  const { context, page } = visitor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) });
  });
  await openKit(visitor, 'share');
});
afterEach(() => expect(visitor.complaints).toEqual([]));

const block = ({ page }: Visitor) => page.locator('#share').getByRole('list', { name: 'Condividi' }).first();

describe('sharing', () => {
  test('[SHELL-41] a share block offers links to Facebook, Twitter and WhatsApp in a new tab', async () => {
    for (const [network, host, parameters] of [
      ['Facebook', 'www.facebook.com', { u: address }],
      ['X (Twitter)', 'twitter.com', { text, url: address }],
      ['WhatsApp', 'wa.me', { text: `${text} ${address}` }],
    ] as const) {
      const link = block(visitor).getByRole('link', { name: `Condividi su ${network}` });
      const target = new URL((await link.getAttribute('href')) ?? '');
      expect(target.host).toBe(host);
      expect(Object.fromEntries(target.searchParams)).toEqual(parameters);
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toContain('noopener');
    }
  });

  test('[SHELL-42] the browser’s own share dialog opens with the title that names the station', async () => {
    await block(visitor).getByRole('button', { name: 'Condividi con il tuo dispositivo' }).click();
    expect(await visitor.page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)).toEqual([
      { title: 'Ho sentito parlare di Antena 1', text, url: address },
    ]);
  });

  test('a browser without a share dialog shows no button for it', async () => {
    const other = await openVisitor(station.url, { consent: 'rejected' });
    await other.page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await openKit(other, 'share');
    await block(other).getByRole('link').first().waitFor();
    expect(
      await block(other)
        .getByRole('button', { name: /dispositivo/ })
        .count(),
    ).toBe(0);
    expect(other.complaints).toEqual([]);
  });

  test('the link is copied, and the button says so for a while', async () => {
    await block(visitor).getByRole('button', { name: 'Copia il link' }).click();
    await block(visitor).getByRole('button', { name: 'Link copiato' }).waitFor();
    expect(await visitor.page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await visitor.page.clock.runFor(3100);
    await block(visitor).getByRole('button', { name: 'Copia il link' }).waitFor();
  });
});
