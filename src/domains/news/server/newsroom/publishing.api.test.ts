import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { invalidationChannel } from '#server/pages/invalidate-tags.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { news } from '../news.tables.ts';
import { putOut, writeNews } from '../news.test-helper.ts';
import { changeNews, publishNews, removeNews } from '../news-write.store.ts';

const station = await openTestStation();
const { context } = station;
/** A new one for each attempt: what was published stays. */
function newItem() {
  const number = Math.random().toString(36).slice(2, 10);
  return {
    slug: `stoffa-${number}`,
    title: `Una stoffa che suona quando piove, nata in una soffitta: ${number}`,
    subtitle: 'La tessitura di una liutaia',
    category: 'moda',
    journalist: 'luiza-amaral',
    tags: ['artigianato'],
    content: '<p>Si sente appena.</p><script>alert(1)</script>',
    publishedAt: new Date(Date.now() - 1000),
  };
}

/** Pages and documents that the item stands in. */
const touched = [
  '/notizie',
  '/notizie/moda',
  '/notizie/tags/artigianato',
  '/jornalistas/luiza-amaral',
  '/',
  '/feed/atom/tudo',
  '/feed/rss/moda',
  '/feed/json/tudo',
  '/sitemap-news.xml',
  '/sitemaps/news-1.xml',
];
const untouched = ['/notizie/auto', '/chi-siamo', '/jornalistas/matteo-brivio', '/notizie/tags/vino', '/feed/rss/auto'];

const textOf = async (path: string) => JSON.stringify((await station.get(path)).body);
/** A site map knows the address only, all else the title. */
const isOn = async (path: string, { slug, title }: { slug: string; title: string }) =>
  (await textOf(path)).includes(path.startsWith('/sitemaps/') ? slug : title);
const visit = (paths: string[]) => Promise.all(paths.map((path) => station.get(path)));

async function renderedBy(act: () => Promise<unknown>): Promise<number> {
  const { renders } = station.cache.figures;
  await act();
  return station.cache.figures.renders - renders;
}

test('a published item is on every page, feed and site map it belongs to at once, and the others stay as they lie', async () => {
  const item = newItem();
  await visit([...touched, ...untouched]);
  expect((await station.get(`/notizie/${item.slug}`)).status).toBe(404);
  for (const path of touched) expect([path, await isOn(path, item)]).toEqual([path, false]);
  const before = await Promise.all(untouched.map(textOf));

  await publishNews(context, item);
  await expect.poll(() => station.cache.peek('/notizie/moda'), { interval: 2 }).toBeNull();
  for (const path of [...touched, `/notizie/${item.slug}`])
    expect([path, await isOn(path, item)]).toEqual([path, true]);

  expect(await renderedBy(() => visit(untouched))).toBe(0);
  expect(await Promise.all(untouched.map(textOf))).toEqual(before);
});

test('the old copy is gone within 150 ms of the publishing', async () => {
  const times: number[] = [];
  // The best of a few, because a busy machine may take as long over anything.
  for (let attempt = 0; attempt < 8 && Math.min(...times, 1000) > 150; attempt++) {
    await visit(['/notizie/moda']);
    const gone = Promise.withResolvers<void>();
    const stop = context.events.subscribe(invalidationChannel, () => {
      if (!station.cache.peek('/notizie/moda')) gone.resolve();
    });
    await publishNews(context, newItem());
    const start = performance.now();
    await gone.promise;
    times.push(performance.now() - start);
    stop();
  }
  expect(Math.min(...times)).toBeLessThan(150);
});

test('what is saved is already clean, and found at once by the search', async () => {
  const item = newItem();
  await publishNews(context, item);
  const rows = await context.db.select({ content: news.content }).from(news).where(eq(news.slug, item.slug));
  expect(rows).toEqual([{ content: '<p>Si sente appena.</p>' }]);
  const { body } = await station.get(`/api/v1/search?q=${encodeURIComponent(item.title)}&num=10`);
  expect(body.data.items.map(({ link }: { link: string }) => link).join()).toContain(item.slug);
});

test('a changed item leaves where it stood and comes where it stands now', async () => {
  const slug = `in-viaggio-${Date.now()}`;
  const id = await writeNews(station, { category: 'cinema', tags: ['storia'], slug });
  await context.invalidateTags(context.db, 'category:cinema', 'category:viaggi', 'tag:storia', 'tag:treni');
  const newsIn = async (path: string) => (await textOf(path)).includes(slug);
  await expect.poll(() => newsIn('/notizie/cinema')).toBe(true);
  expect(
    await changeNews(context, id, { category: 'viaggi', tags: ['treni'], content: '<p onclick="x">Ciao</p>' }),
  ).toBe(true);
  await expect.poll(() => newsIn('/notizie/cinema')).toBe(false);
  for (const path of ['/notizie/viaggi', '/notizie/tags/treni']) await expect.poll(() => newsIn(path)).toBe(true);
  await expect.poll(() => newsIn('/notizie/tags/storia')).toBe(false);
  expect(await changeNews(context, 2_000_000_000, { title: 'x' })).toBe(false);
});

test('a removed item is gone from its address and its lists', async () => {
  const slug = `da-togliere-${Date.now()}`;
  const id = await putOut(station, { ...newItem(), slug });
  const places = ['/notizie', '/notizie/moda', '/feed/rss/moda', '/sitemaps/news-1.xml', `/notizie/${slug}`];
  for (const path of places) expect([path, (await textOf(path)).includes(slug)]).toEqual([path, true]);
  expect(await removeNews(context, id)).toBe(true);
  for (const path of places.slice(0, 4)) await expect.poll(() => textOf(path), { message: path }).not.toContain(slug);
  await expect.poll(async () => (await station.get(`/notizie/${slug}`)).status).toBe(404);
  expect(await removeNews(context, id)).toBe(false);
});

test('an item that cannot be written leaves no trace and makes nothing fresh', async () => {
  await visit(['/notizie/moda']);
  const item = newItem();
  await expect(publishNews(context, { ...item, slug: 'mai', tags: ['mai-visto'] })).rejects.toThrow(/mai-visto/);
  await expect(publishNews(context, { ...item, slug: 'mai', category: 'mai-vista' })).rejects.toThrow(/mai-vista/);
  expect(station.cache.peek('/notizie/moda')).not.toBeNull();
  expect((await station.get('/api/v1/news/getSingleNews/mai')).status).toBe(404);
});
