import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import RssParser from 'rss-parser';
import { expect } from 'vitest';
import { hostileHtml } from '#server/html/hostile-html.test-helper.ts';
import { story } from '../../../../../tests/story.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { putOut } from '../news.test-helper.ts';

const station = await openTestStation({ config: { publicUrl: 'https://antena1.example' } });
const host = 'https://antena1.example';

async function newest(category = ''): Promise<{ slug: string; title: string }> {
  const { body } = await station.get(`/api/v1/news/getNews/0/1/0/1${category && `/${category}`}`);
  return body.data[0];
}

const test = story();

test('[FEED-04] [FEED-20] the Atom feed of a category is read alike by two readers', async () => {
  const { response, body } = await station.get('/feed/atom/musica');
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const feed = parseAtomFeed(body);
  const first = await newest('musica');
  expect(feed.id).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
  expect(feed.links?.find(({ rel }) => rel === 'self')?.href).toBe(`${host}/feed/atom/musica`);
  expect(feed.title).toMatchObject({ value: 'Musica | Antena 1' });
  expect(feed.entries?.length).toBeGreaterThan(10);
  const [entry] = feed.entries ?? [];
  expect(entry?.title).toMatchObject({ value: first.title });
  expect(entry?.links?.map(({ href }) => href)).toContain(`${host}/notizie/${first.slug}`);
  expect(Date.parse(String(entry?.updated))).not.toBeNaN();
  expect(entry?.authors?.[0]?.name).toMatch(/\w+ \w+/);
  const other = await new RssParser().parseString(body);
  expect(other.items.map(({ title }) => title)).toEqual(feed.entries?.map((one) => one.title?.value));
  expect(other.items[0]?.link).toBe(`${host}/notizie/${first.slug}`);
});

test('[FEED-05] [FEED-20] the RSS feed carries the whole text and the picture of each item, for two readers', async () => {
  const { response, body } = await station.get('/feed/rss/tudo');
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const feed = parseRssFeed(body);
  const first = await newest();
  expect(feed.title).toBe('Notizie | Antena 1');
  expect(feed.link).toBe(`${host}/notizie`);
  expect(feed.items).toHaveLength(30);
  const [item] = feed.items ?? [];
  expect(item?.title).toBe(first.title);
  expect(item?.guid?.isPermaLink).toBe(false);
  expect(item?.content?.encoded).toMatch(/^<p>/);
  expect(item?.media?.contents?.[0]).toMatchObject({ medium: 'image', type: 'image/jpeg', width: 845, height: 438 });
  const picture = await station.get(String(item?.media?.contents?.[0]?.url).replace(host, ''));
  expect(picture.status).toBe(200);
  const other = await new RssParser().parseString(body);
  expect(other.items.map(({ guid }) => guid)).toEqual(feed.items?.map((one) => one.guid?.value));
  expect(other.items[0]?.['content:encoded']).toBe(item?.content?.encoded);
});

test('[FEED-06] [FEED-20] the JSON feed is a JSON Feed 1.1', async () => {
  const { response, body } = await station.get('/feed/json/mondo');
  expect(response.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
  const feed = parseJsonFeed(body);
  expect(body.version).toBe('https://jsonfeed.org/version/1.1');
  expect(feed.feed_url).toBe(`${host}/feed/json/mondo`);
  expect(feed.items?.length).toBeGreaterThan(10);
  const first = await newest('mondo');
  expect(feed.items?.[0]).toMatchObject({ title: first.title, url: `${host}/notizie/${first.slug}`, language: 'it' });
  expect(feed.items?.[0]?.tags?.[0]).toBe('Mondo');
});

test('[FEED-04] [FEED-05] [FEED-06] every category has its three feeds', async () => {
  const { body } = await station.get('/api/v1/news/getCategories');
  for (const { slug } of body.data) {
    for (const format of ['atom', 'rss', 'json']) {
      expect([format, slug, (await station.get(`/feed/${format}/${slug}`)).status]).toEqual([format, slug, 200]);
    }
  }
});

test('[FEED-07] other formats and categories are not found, old Portuguese names lead on', async () => {
  for (const path of [
    '/feed/xml/tudo',
    '/feed/RSS/tudo',
    '/feed/rss/nessuna',
    '/feed/rss/..%2f',
    '/feed/__proto__/tudo',
  ]) {
    expect([path, (await station.get(path)).status]).toEqual([path, 404]);
  }
  const { status, response } = await station.get('/feed/rss/mundo');
  expect([status, response.headers.get('location')]).toEqual([301, '/feed/rss/mondo']);
});

test('[FEED-20] a reader that has the feed already gets a 304, by ETag or by date', async () => {
  for (const path of ['/feed/atom/auto', '/feed/rss/auto', '/feed/json/auto']) {
    const { response } = await station.get(path);
    const etag = response.headers.get('etag') ?? '';
    const modified = response.headers.get('last-modified') ?? '';
    expect(Date.parse(modified)).toBeLessThanOrEqual(Date.now());
    expect((await station.get(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await station.get(path, { headers: { 'if-modified-since': modified } })).status).toBe(304);
    const older = new Date(Date.parse(modified) - 1000).toUTCString();
    expect((await station.get(path, { headers: { 'if-modified-since': older } })).status).toBe(200);
    expect(
      (await station.get(path, { headers: { 'if-none-match': '"other"', 'if-modified-since': modified } })).status,
    ).toBe(200);
  }
});

test('a PRO item shows its beginning only, in every format', async () => {
  await putOut(station, {
    pro: true,
    category: 'politica',
    content: '<p>Il primo.</p><p>Il secondo.</p><p>Il terzo.</p><p>Segreto.</p>',
  });
  for (const format of ['atom', 'rss', 'json']) {
    const text = JSON.stringify((await station.get(`/feed/${format}/politica`)).body);
    expect(text).toContain('Il primo.');
    expect(text).not.toContain('Segreto');
  }
});

test('hostile titles and texts stay text, whatever reads the feed', async () => {
  const title = `]]></title><script>alert(1)</script>&nbsp;\u0000\u0008\ud800 "x" 'y'`.replace('\u0000', '');
  const wellFormed = title.toWellFormed();
  await putOut(station, {
    category: 'altri',
    title: wellFormed,
    subtitle: '<img src=x onerror=alert(1)>',
    content: hostileHtml.join('\n').replaceAll('\u0000', '').toWellFormed(),
  });
  const rss = (await station.get('/feed/rss/altri')).body;
  const atom = (await station.get('/feed/atom/altri')).body;
  const json = (await station.get('/feed/json/altri')).body;
  const texts = [
    parseRssFeed(rss).items?.[0]?.content?.encoded,
    (await new RssParser().parseString(rss)).items[0]?.['content:encoded'],
    parseAtomFeed(atom).entries?.[0]?.content?.value,
    json.items[0].content_html,
  ];
  for (const text of texts) {
    expect(text).not.toMatch(/<script|<[^>]+\son\w+=|javascript:[^<]*">|<style|<form/i);
  }
  expect(parseRssFeed(rss).items?.[0]?.title).toContain('</title><script>');
  expect(rss).not.toContain('<script');
  expect(atom).not.toContain('<script');
});

test('away from the site every address has its host, and a song is a link', async () => {
  await putOut(station, {
    category: 'viaggi',
    content: '<p><a href="/canzoni">x</a></p><p>[musica artista="lia-fontes" brano="lettera-da-recife"]</p>',
  });
  const { body } = await station.get('/feed/json/viaggi');
  const html = body.items[0].content_html;
  expect(html).toContain(`href="${host}/canzoni"`);
  expect(html).toContain(`href="${host}/canzoni/lettera-da-recife+lia-fontes"`);
  expect(html).not.toContain('[musica');
});

test('[FEED-20] what has been read stays read when the station moves to another host', async () => {
  const moved = await openTestStation({
    connection: station.connection,
    config: { publicUrl: 'https://radio.example' },
  });
  const idsOf = ({ body }: { body: string }) => {
    const { id, entries } = parseAtomFeed(body);
    return [id, ...(entries ?? []).map((entry) => entry.id)];
  };
  const before = idsOf(await station.get('/feed/atom/musica'));
  expect(new Set(before).size).toBe(before.length);
  expect(idsOf(await moved.get('/feed/atom/musica'))).toEqual(before);
});
