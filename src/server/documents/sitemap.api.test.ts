import { expect, test } from 'vitest';
import { putOut } from '#domains/news/server/news.test-helper.ts';
import { openTestStation } from '../../../tests/test-station.ts';

const station = await openTestStation({ config: { publicUrl: 'https://antena1.example' } });
const host = 'https://antena1.example';
const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);

test('[SEO-02] the robots are told where the site maps are and where they have no business', async () => {
  const { response, body } = await station.get('/robots.txt');
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(body).toContain('User-agent: *');
  expect(body).toContain('Disallow: /api/');
  expect(body).toContain(`Sitemap: ${host}/sitemap.xml`);
  expect(body).toContain(`Sitemap: ${host}/sitemap-news.xml`);
});

test('[SEO-02] the index names a site map for each kind, and every address in them is a page that is there', async () => {
  const index = await station.get('/sitemap.xml');
  expect(index.response.headers.get('content-type')).toContain('application/xml');
  const maps = locationsOf(index.body);
  for (const kind of ['pages', 'news', 'news-tags', 'journalists'])
    expect(maps).toContain(`${host}/sitemaps/${kind}-1.xml`);
  expect(maps).toContain(`${host}/sitemap-news.xml`);
  const addresses = (
    await Promise.all(maps.map(async (map) => locationsOf((await station.get(map.replace(host, ''))).body)))
  ).flat();
  expect(addresses.length).toBeGreaterThan(120);
  const checked = addresses.filter((_, index) => index % 9 === 0);
  for (const address of checked) {
    expect(address.startsWith(`${host}/`)).toBe(true);
    expect([address, (await station.get(address.replace(host, ''))).status]).toEqual([address, 200]);
  }
});

test('[SEO-02] no address stands twice, none is for developers or has a parameter that names no page of its own', async () => {
  const maps = locationsOf((await station.get('/sitemap.xml')).body).filter(
    (map) => !map.endsWith('/sitemap-news.xml'),
  );
  const addresses = (
    await Promise.all(maps.map(async (map) => locationsOf((await station.get(map.replace(host, ''))).body)))
  ).flat();
  expect(new Set(addresses).size).toBe(addresses.length);
  const paths = addresses.map((address) => address.replace('https:', ''));
  expect(paths.filter((path) => /\/dev\/|[:*]|\?(?!categoria=)/.test(path))).toEqual([]);
});

test('[SEO-02] a site map beyond the last and one of an unknown kind are not there', async () => {
  for (const path of [
    '/sitemaps/news-2.xml',
    '/sitemaps/news-0.xml',
    '/sitemaps/nothing-1.xml',
    '/sitemaps/news.xml',
  ]) {
    expect([path, (await station.get(path)).status]).toEqual([path, 404]);
  }
});

test('[SEO-02] the site map for Google News holds the last two days, each item with its title and date', async () => {
  const hour = 3_600_000;
  const attempt = Date.now();
  await putOut(station, {
    slug: `di-ieri-${attempt}`,
    title: 'Ieri & <oggi>',
    publishedAt: new Date(Date.now() - 47 * hour),
  });
  await putOut(station, { slug: `di-tre-giorni-fa-${attempt}`, publishedAt: new Date(Date.now() - 49 * hour) });
  await putOut(station, { slug: `di-domani-${attempt}`, publishedAt: new Date(Date.now() + hour) });
  const { body } = await station.get('/sitemap-news.xml');
  expect(body).toContain('<news:name>Antena 1</news:name><news:language>it</news:language>');
  expect(body).toContain(`<loc>${host}/notizie/di-ieri-${attempt}</loc>`);
  expect(body).toContain('<news:title>Ieri &amp; &lt;oggi&gt;</news:title>');
  expect(body).toMatch(/<news:publication_date>\d{4}-\d\d-\d\dT[\d:.]+Z<\/news:publication_date>/);
  for (const other of ['di-tre-giorni-fa', 'di-domani']) expect(body).not.toContain(other);
});

test('a site map that has not changed answers 304', async () => {
  const { response } = await station.get('/sitemaps/news-1.xml');
  const etag = response.headers.get('etag') ?? '';
  expect((await station.get('/sitemaps/news-1.xml', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('the old Portuguese addresses of the news lead for good to the ones of today', async () => {
  const twins = {
    cotidiano: 'quotidiano',
    mundo: 'mondo',
    saude: 'salute',
    outros: 'altri',
    viagem: 'viaggi',
    carros: 'auto',
  };
  for (const [old, today] of [...Object.entries(twins), ['tudo', '']]) {
    const { status, response } = await station.get(`/notizie/${old}?pagina=2`);
    const path = today ? `/notizie/${today}` : '/notizie';
    expect([old, status, response.headers.get('location')]).toEqual([old, 301, `${path}?pagina=2`]);
  }
});
