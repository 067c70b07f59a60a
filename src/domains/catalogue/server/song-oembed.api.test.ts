import { expect, test } from 'vitest';
import { openTestStation } from '../../../../tests/test-station.ts';

const station = await openTestStation();
const ask = (path: string, query: Record<string, string> = {}) =>
  station.get(`/oembed?${new URLSearchParams({ url: station.context.config.publicUrl + path, ...query })}`);

test('[EMBED-02] a song announces its card: its name, who sings it and the cover', async () => {
  const path = '/canzoni/tram-delle-sei+elio-brandi';
  const { body: html } = await station.get(path);
  expect(html).toContain('application/json+oembed');
  const { status, body } = await ask(path);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    version: '1.0',
    type: 'link',
    title: 'Tram delle sei - Elio Brandi',
    author_name: 'Elio Brandi',
    author_url: `${station.context.config.publicUrl}/artisti/elio-brandi`,
  });
  expect((await ask('/canzoni/tram-delle-sei%2Belio-brandi')).body).toEqual(body);
});

test('[EMBED-02] an address that is no song has no card', async () => {
  for (const path of ['/canzoni/nessuna+nessuno', '/canzoni/tram-delle-sei', '/canzoni/%00', '/canzoni/%E0%A4%A']) {
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
});
