import { describe, expect, onTestFinished, test } from 'vitest';
import { openVisitor, type Visitor } from '../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../tests/test-station.ts';

const station = await openTestStation({ content: 'empty' });
const text = 'Da ascoltare: il ritorno dei cori di montagna.';
const address = `${station.url}/dev/ui`;

async function arrive(prepare?: (visitor: Visitor) => Promise<unknown>): Promise<Visitor> {
  const visitor = await openVisitor(station.url, { consent: 'rejected' });
  await prepare?.(visitor);
  await visitor.open('/dev/ui');
  onTestFinished(async () => {
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
  return visitor;
}

const block = ({ page }: Visitor) => page.locator('#share').getByRole('list', { name: 'Condividi' }).first();

describe('sharing', () => {
  test('[SHELL-41] a share block offers links to Facebook, Twitter and WhatsApp in a new tab', async () => {
    const visitor = await arrive();
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
    const visitor = await arrive(({ page }) =>
      page.addInitScript(() => {
        const shared: ShareData[] = [];
        Object.assign(window, { shared });
        Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) });
      }),
    );
    await block(visitor).getByRole('button', { name: 'Condividi con il tuo dispositivo' }).click();
    expect(await visitor.page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)).toEqual([
      { title: 'Ho sentito parlare di Antena 1', text, url: address },
    ]);
  });

  test('a browser without a share dialog shows no button for it', async () => {
    const visitor = await arrive(({ page }) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined })),
    );
    await block(visitor).getByRole('link').first().waitFor();
    expect(
      await block(visitor)
        .getByRole('button', { name: /dispositivo/ })
        .count(),
    ).toBe(0);
  });

  test('the link is copied, and the button says so for a while', async () => {
    const visitor = await arrive(({ context, page }) =>
      Promise.all([context.grantPermissions(['clipboard-read', 'clipboard-write']), page.clock.install()]),
    );
    await block(visitor).getByRole('button', { name: 'Copia il link' }).click();
    await block(visitor).getByRole('button', { name: 'Link copiato' }).waitFor();
    expect(await visitor.page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await visitor.page.clock.runFor(3100);
    await block(visitor).getByRole('button', { name: 'Copia il link' }).waitFor();
  });
});
