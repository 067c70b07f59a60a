import { expect, test } from 'vitest';
import { longestSitemap } from '#server/documents/sitemap.ts';
import { pageRoutes } from '#web/routes.ts';
import { openTestStation } from '../test-station.ts';

const host = 'https://antena1.example';
const station = await openTestStation({ config: { publicUrl: host } });
const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);

const maps = locationsOf((await station.get('/sitemap.xml')).body).filter((map) => map.includes('/sitemaps/'));
const listed = new Map(
  await Promise.all(
    maps.map(async (map) => {
      const file = map.replace(host, '');
      return [file, locationsOf((await station.get(file)).body).map((one) => one.replace(host, ''))] as const;
    }),
  ),
);
const addresses = [...listed.values()].flat();

type Page = { status: number; robots: string; canonical: string; headings: number; data: object[]; links: string[] };

async function open(address: string): Promise<Page> {
  const { status, body } = await station.get(address);
  const html = typeof body === 'string' ? body : '';
  return {
    status,
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replace(host, '') ?? '',
    headings: html.split('<h1').length - 1,
    data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) =>
      JSON.parse(json),
    ),
    links: [...html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
  };
}

const isIndexable = (address: string, { status, robots, canonical }: Page) =>
  status === 200 && !robots.includes('noindex') && canonical === address;

/** What a route matches, longest first: the first route that takes an address is its page. */
function routeOf(address: string): string {
  const [path = ''] = address.split('?');
  const fits = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(path);
  return pageRoutes.find(({ path: route }) => route !== '*' && fits(route))?.path ?? '*';
}

/** Two of every kind of page: what is wrong with one of a kind is wrong with all. */
const samples = [...Map.groupBy(addresses, routeOf).values()].flatMap((ofOneKind) => [
  ...new Set([...ofOneKind.slice(0, 1), ...ofOneKind.slice(-1)]),
]);
const pages = new Map<string, Page>();
for (const address of samples) pages.set(address, await open(address));

test('[SEO-02] every kind of page that may be indexed is on a site map', () => {
  const kinds = new Set(addresses.map(routeOf));
  const missing = pageRoutes.filter(({ path, unlisted, devOnly }) => path !== '*' && !unlisted && !devOnly);
  expect(missing.map(({ path }) => path).filter((path) => !kinds.has(path))).toEqual([]);
  expect(addresses.filter((address) => routeOf(address) === '*')).toEqual([]);
});

test('[SEO-02] one site map holds one kind', () => {
  for (const [map, ofMap] of listed) {
    const kinds = new Set(ofMap.map(routeOf));
    if (!map.startsWith('/sitemaps/pages-')) expect([map, kinds.size]).toEqual([map, 1]);
  }
});

test('[SEO-02] what is on a site map asks to be indexed, under that very address', () => {
  for (const [address, page] of pages) {
    expect([address, page.status, page.robots, page.canonical]).toEqual([address, 200, '', address]);
  }
});

test('[SEO-01] whatever is on a site map tells search engines what it is, under one heading', () => {
  for (const [address, { data, headings }] of pages) {
    expect([address, headings]).toEqual([address, 1]);
    expect([address, data.length > 0]).toEqual([address, true]);
  }
});

test('[SEO-02] whatever the pages lead to is on a site map, or asks not to be indexed', async () => {
  const known = new Set(addresses);
  const found = new Set([...pages.values()].flatMap(({ links }) => links));
  const others = [...found].filter((address) => !known.has(address) && routeOf(address) !== '*');
  for (const address of others) {
    expect([address, isIndexable(address, await open(address))]).toEqual([address, false]);
  }
});

test('[SEO-02] pages that stand without a link are no twins of others', async () => {
  for (const route of pageRoutes.filter(({ unlisted }) => unlisted)) {
    expect([route.path, isIndexable(route.path, await open(route.path))]).toEqual([route.path, false]);
  }
});

test('[SEO-01] the lists of songs, artists, programmes and mixes say what they list', () => {
  const kindOf = (address: string, type: string) =>
    pages.get(address)?.data.find((one) => (one as { '@type': string })['@type'] === type) as
      | { mainEntity: { itemListElement: { url?: string; item?: { '@type': string } }[] } }
      | undefined;
  const entries = (address: string) => kindOf(address, 'CollectionPage')?.mainEntity.itemListElement ?? [];
  expect(entries('/artisti')[0]?.url).toMatch(`${host}/artisti/`);
  expect(entries('/canzoni')).toHaveLength(30);
  expect(entries('/canzoni')[0]?.url).toMatch(`${host}/canzoni/`);
  expect(entries('/programacao')[0]?.item).toMatchObject({
    '@type': 'RadioSeries',
    publication: {
      eventSchedule: { scheduleTimezone: 'Europe/Rome', startTime: expect.stringMatching(/^\d\d:\d\d$/) },
    },
  });
  expect(entries('/podcasts/outros')[0]?.item).toMatchObject({ '@type': 'MusicRecording' });
});

test('[CHART-01] every list of ten has an address and a heading of its own', async () => {
  const lists = [...addresses].filter((address) => address.startsWith('/as-10-mais'));
  expect(lists).toHaveLength(9);
  const headings = await Promise.all(
    lists.map(async (address) => /<h1[^>]*>(.*?)<\/h1>/s.exec((await station.get(address)).body)?.[1]),
  );
  expect(new Set(headings).size).toBe(9);
});

test('a slug with an accent has a page, which does not lead to itself', async () => {
  const { pool } = station.context;
  await pool.query(`update artists set slug = 'caffè-nero' where id = (select min(id) from artists)`);
  const { rows } = await pool.query(
    `update songs set slug = 'perché' where id = (select min(id) from songs where artist_id = (select min(id) from artists)) returning id`,
  );
  expect(rows).toHaveLength(1);
  expect((await station.get('/artisti/caff%C3%A8-nero')).status).toBe(200);
  expect((await station.get('/canzoni/perch%C3%A9+caff%C3%A8-nero')).status).toBe(200);
  await pool.query(`update videos set slug = 'città-alta' where id = (select min(id) from videos)`);
  await station.context.invalidateTags(station.context.db, 'videos');
  expect((await station.get('/videos/citt%C3%A0-alta')).status).toBe(200);
});

test('[SEO-02] more songs than one site map takes go on in the next', async () => {
  const large = await openTestStation({ content: 'empty', config: { publicUrl: host } });
  await large.context.pool.query(`insert into artists (slug, name) values ('nora-vela', 'Nora Vela')`);
  await large.context.pool.query(
    `insert into songs (slug, artist_id, title) select 'canzone-' || n, (select id from artists), 'Canzone ' || n from generate_series(1, $1::int) n`,
    [longestSitemap + 1],
  );
  const files = locationsOf((await large.get('/sitemap.xml')).body).filter((map) => map.includes('/songs-'));
  expect(files).toEqual([`${host}/sitemaps/songs-1.xml`, `${host}/sitemaps/songs-2.xml`]);
  expect(locationsOf((await large.get('/sitemaps/songs-1.xml')).body)).toHaveLength(longestSitemap);
  expect(locationsOf((await large.get('/sitemaps/songs-2.xml')).body)).toEqual([
    `${host}/canzoni/canzone-${longestSitemap + 1}+nora-vela`,
  ]);
});
