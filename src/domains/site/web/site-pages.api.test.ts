import { beforeAll, expect, test } from 'vitest';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { siteMap } from './site-map.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation();
});

test('[TERMS-03] [ROUTES-06] the terms without a document lead to the privacy policy for good', async () => {
  const { status, response } = await station.get('/termini');
  expect(status).toBe(301);
  expect(response.headers.get('location')).toBe('/termini/privacidade');
  for (const slug of ['privacidade', 'uso']) expect((await station.get(`/termini/${slug}`)).status).toBe(200);
});

test('every address on the site map answers', async () => {
  for (const { to } of siteMap.flatMap(({ pages }) => pages)) {
    const { status, body } = await station.get(to);
    expect([to, status]).toEqual([to, 200]);
    expect(body).not.toContain('Pagina non trovata');
  }
});
