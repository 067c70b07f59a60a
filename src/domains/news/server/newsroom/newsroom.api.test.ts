import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { behindProxy, nextAddress } from '#domains/accounts/server/people.test-helper.ts';
import { createFakeClock } from '#kit/clock.ts';
import { dailyGrowth } from '#server/limits/row-quota.tables.ts';
import { signIn } from '../../../../../tests/sign-in.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { openVisit } from '../../../../../tests/visitor-tokens.ts';
import { journalistSchema } from '../../news.contract.ts';
import { newsCategories, newsDays, newsTags, newsViewQuotas, newsViews, tagDays, tagViews } from '../news.tables.ts';
import { writeNews } from '../news.test-helper.ts';
import { forgetViews, viewsPerAddress } from '../news-views.store.ts';

const minute = 60_000;
const day = 86_400_000;
const hour = 60 * minute;
/** Well within an hour and a day. */
const clock = createFakeClock(Math.floor(Date.now() / day) * day + 12.5 * hour);
const station = await openTestStation({ clock, config: behindProxy });
const { db } = station.context;
await db.insert(newsTags).values({ slug: 'aaa-nessuno', name: 'AAA nessuno' });
/** A visit of its own each time; `from` an address of its own, or the given one. */
const visit = (address = nextAddress()) => {
  const { sessionHash, headers } = openVisit(clock.now());
  return { sessionHash, init: { headers: { ...headers, 'x-forwarded-for': address } } };
};
const ago = (ms: number) => new Date(clock.now() - ms).toISOString();

async function totalOf(newsId: number) {
  const rows = await db.select().from(newsDays).where(eq(newsDays.newsId, newsId));
  return rows.reduce((sum, { views, hits }) => ({ views: sum.views + views, hits: sum.hits + hits }), {
    views: 0,
    hits: 0,
  });
}

test('[TAG-01] [NEWS-05] the tags come by name, each with n and u, and only those that stand on something', async () => {
  const { status, body } = await station.get('/api/v1/news/getTags');
  expect(status).toBe(200);
  expect(body.data.length).toBeGreaterThan(20);
  expect(Object.keys(body.data[0]).sort()).toEqual(['n', 'u']);
  const tags: string[] = body.data.map(({ u }: { u: string }) => u);
  expect(tags).not.toContain('aaa-nessuno');
  const { rows } = await station.context.pool.query('select slug from news_tags order by name, id');
  expect(tags).toEqual(rows.map(({ slug }) => slug).filter((slug) => tags.includes(slug)));
});

test('[TAG-02] the news of a tag come newest first; an unused and an unknown tag say which they are', async () => {
  const { body } = await station.get('/api/v1/news/getDataNewsByTag/0/12/italia-brasile');
  expect(body.data.tag).toEqual({ n: 'Italia–Brasile', u: 'italia-brasile' });
  const dates = body.data.news.map(({ date }: { date: string }) => date);
  expect(dates.length).toBeGreaterThan(3);
  expect(dates).toEqual(dates.toSorted().reverse());
  const unused = await station.get('/api/v1/news/getDataNewsByTag/0/12/aaa-nessuno');
  expect([unused.status, unused.body.message]).toEqual([404, 'no news found']);
  const unknown = await station.get('/api/v1/news/getDataNewsByTag/0/12/mai-visto');
  expect([unknown.status, unknown.body.message]).toEqual([404, 'tag not found']);
  const beyond = await station.get('/api/v1/news/getDataNewsByTag/5000/16/italia-brasile');
  expect([beyond.status, beyond.body.data.news]).toEqual([200, []]);
});

test('[TAG-03] opening the page of a tag is counted, once per visit and hour', async () => {
  const { init } = visit();
  for (const [tag, by] of [
    ['vino', init],
    ['vino', init],
    ['vino', visit().init],
    ['mai-visto', init],
  ] as const) {
    expect((await station.post('/api/v1/tracking/tagHit', { tag }, by)).body.status).toBe('success');
  }
  expect((await station.post('/api/v1/tracking/tagHit', { tag: 'vino' })).body.message).toBe('visit unknown');
  const rows = await db.select({ hits: tagDays.hits }).from(tagDays);
  expect(rows).toEqual([{ hits: 2 }]);
});

test('[JOURNALIST-01] [JOURNALIST-02] anybody reads the journalists by name, who has left too', async () => {
  const { status, body } = await station.get('/api/v1/getJournalistsData');
  expect(status).toBe(200);
  expect(body.data).toHaveLength(6);
  const { rows } = await station.context.pool.query('select id from journalists order by name, id');
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual(rows.map(({ id }) => id));
  expect(Object.keys(body.data[0]).sort()).toEqual(['description', 'id', 'imageFile', 'isActive', 'name', 'slug']);
  expect(Object.keys(journalistSchema.shape)).toContain('news');
  expect(body.data.filter(({ isActive }: { isActive: boolean }) => !isActive)).toHaveLength(1);
  for (const { imageFile } of body.data) expect(imageFile).toMatch(/^journalists\/\w+\.jpg$/);
});

test('[JOURNALIST-03] a journalist’s news come with the count before the offset, until there are no more', async () => {
  const { body } = await station.get('/api/v1/getJournalistsData');
  const { id, name } = body.data[0];
  const first = await station.get(`/api/v1/getJournalistNews/${id}/2/0`);
  expect(first.body.data).toHaveLength(2);
  expect(first.body.data[0].author).toBe(name);
  const second = await station.get(`/api/v1/getJournalistNews/${id}/2/1`);
  expect(second.body.data[0]).toEqual(first.body.data[1]);
  const end = await station.get(`/api/v1/getJournalistNews/${id}/2/500`);
  expect([end.status, end.body.message]).toEqual([404, 'no more news']);
});

const views = (...seen: [newsId: number, agoMs: number][]) => ({
  sendTime: ago(0),
  newsViews: seen.map(([newsId, agoMs]) => ({ newsId, timestamp: ago(agoMs) })),
});
const send = ({ sessionHash, init }: ReturnType<typeof visit>, batch: object) =>
  station.post('/api/v1/tracking/newsViewsHit', { sessionHash, ...batch }, init);

test('[NEWS-15] the times of a batch may be numbers or digits, as clocks in browsers give them', async () => {
  const article = await writeNews(station);
  const now = Date.parse(ago(0));
  for (const sendTime of [now, String(now), ago(0)]) {
    const batch = { sendTime, newsViews: [{ newsId: String(article), timestamp: now - minute }] };
    expect([sendTime, (await send(visit(), batch)).status]).toEqual([sendTime, 200]);
  }
  expect((await totalOf(article)).views).toBeGreaterThan(0);
  const broken = { sendTime: 'adesso', newsViews: [{ newsId: article, timestamp: now }] };
  expect((await send(visit(), broken)).status).toBe(400);
});

test('[NEWS-02] [NEWS-15] what a visit sees counts once an hour for each article that exists, however often it arrives', async () => {
  const [one, other] = [await writeNews(station), await writeNews(station)];
  const reader = visit();
  const batch = views([one, 3 * minute], [one, 2 * minute], [one, 2 * day], [other, minute], [2_000_000_000, minute]);
  for (const { status, body } of await Promise.all(Array.from({ length: 6 }, () => send(reader, batch)))) {
    expect([status, body.status]).toEqual([200, 'success']);
  }
  expect([await totalOf(one), await totalOf(other)]).toEqual([
    { views: 1, hits: 0 },
    { views: 1, hits: 0 },
  ]);
  expect(await db.$count(newsViews, eq(newsViews.newsId, 2_000_000_000))).toBe(0);
  expect((await send(reader, { ...batch, newsViews: [] })).status).toBe(400);
  clock.advance(hour);
  await send(reader, batch);
  expect((await totalOf(one)).views).toBe(2);
});

test('views and openings of a visit that the station has not opened count nothing', async () => {
  const id = await writeNews(station, { slug: 'inventata' });
  const { sessionHash } = visit();
  const made: Record<string, string>[] = [
    {},
    { 'a1-visit': sessionHash },
    { 'a1-visit': `${sessionHash}.${clock.now().toString(36)}.${'s'.repeat(27)}` },
    openVisit(clock.now() - day).headers,
  ];
  for (const headers of made) {
    const batch = await send({ sessionHash, init: { headers } as never }, views([id, minute]));
    const hit = await station.post('/api/v1/tracking/newsHit', { slug: 'inventata' }, { headers });
    for (const { status, body } of [batch, hit]) expect([status, body.message]).toEqual([403, 'visit unknown']);
  }
  expect(await totalOf(id)).toEqual({ views: 0, hits: 0 });
});

test('an address makes an article no more read than a school class would, with however many visits', async () => {
  const id = await writeNews(station, { slug: 'spinta' });
  const address = nextAddress();
  for (let turn = 0; turn < viewsPerAddress + 6; turn++) {
    const reader = visit(address);
    await send(reader, views([id, minute]));
    await station.post('/api/v1/tracking/newsHit', { slug: 'spinta' }, reader.init);
  }
  expect(await totalOf(id)).toEqual({ views: viewsPerAddress, hits: viewsPerAddress });
  await send(visit(), views([id, minute]));
  expect((await totalOf(id)).views).toBe(viewsPerAddress + 1);
});

test('an address has a daily quota of views, and the whole station a day that is full at some time', async () => {
  const id = await writeNews(station);
  const address = nextAddress();
  await station.context.limits.count('news views', address, { calls: 10_000, seconds: 86_400 }, 9_900);
  const full = views(...Array.from({ length: 100 }, (): [number, number] => [id, minute]));
  const { response } = await send(visit(address), full);
  expect(response.status).toBe(200);
  const { status, response: refused } = await send(visit(address), views([id, minute]));
  expect([status, Number(refused.headers.get('retry-after')) > 3_600]).toEqual([429, true]);
  const growth = () => db.select().from(dailyGrowth).orderBy(desc(dailyGrowth.day)).limit(1);
  const [today] = await growth();
  expect(today).toMatchObject({ kind: 'news_views', refused: 0 });
  const small = await openTestStation({
    clock,
    connection: station.connection,
    config: { ...behindProxy, trackedRowsPerDay: (today?.rows ?? 0) + 1 },
  });
  const before = await totalOf(id);
  for (const seen of [1, 2]) {
    const { sessionHash, init } = visit();
    const body = { sessionHash, ...views([id, minute]) };
    expect([seen, (await small.post('/api/v1/tracking/newsViewsHit', body, init)).status]).toEqual([seen, 200]);
  }
  expect((await totalOf(id)).views).toBe(before.views + 1);
  expect(await growth()).toMatchObject([{ kind: 'news_views', refused: 1 }]);
  const { body: figures } = await small.get('/metrics');
  expect(figures).toContain(`tracked_rows_today{table="news_views"} ${(today?.rows ?? 0) + 1}`);
  expect(figures).toContain('tracked_refused_today{table="news_views"} 1');
  expect(figures).toContain('tracked_rows_today{table="analytics_events"} 0');
});

test('[NEWS-15] views from a wrong clock are dropped without a word', async () => {
  const id = await writeNews(station);
  for (const agoMs of [-6 * minute, 7 * day + minute, -4 * minute, 7 * day - minute]) {
    expect((await send(visit(), views([id, agoMs]))).status).toBe(200);
  }
  expect((await totalOf(id)).views).toBe(2);
});

test('[NEWS-16] a signed-in reader’s views take the same batch with a token, and nobody else’s', async () => {
  const id = await writeNews(station);
  const { sessionHash, init } = visit();
  const batch = { sessionHash, ...views([id, minute]) };
  expect((await station.post('/api/v1/tracking/newsViewsHitAuth', batch, init)).status).toBe(401);
  expect((await totalOf(id)).views).toBe(0);
  const reader = await signIn(station, 'listener');
  const asReader = { headers: { ...init.headers, ...reader.headers } };
  expect((await station.post('/api/v1/tracking/newsViewsHitAuth', batch, asReader)).body.status).toBe('success');
  expect((await totalOf(id)).views).toBe(1);
  const unopened = await station.post('/api/v1/tracking/newsViewsHitAuth', batch, reader);
  expect(unopened.body.message).toBe('visit unknown');
});

test('[NEWS-09] [NEWS-17] what is opened the most in a week leads the most read; the newest fill up the rest', async () => {
  const quiet = await openTestStation({ content: 'empty', clock });
  await quiet.context.db.insert(newsCategories).values({ name: 'Altri', slug: 'altri' });
  const read = await writeNews(quiet, { slug: 'letta', publishedAt: new Date(clock.now() - 6 * day) });
  const newest = await writeNews(quiet, { slug: 'nuova' });
  const older = await writeNews(quiet, { slug: 'vecchia', publishedAt: new Date(clock.now() - 3 * day) });
  for (let hit = 0; hit < 3; hit++) {
    await quiet.post('/api/v1/tracking/newsHit', { slug: 'letta' }, openVisit(clock.now()));
  }
  const unknown = await quiet.post('/api/v1/tracking/newsHit', { slug: 'mai-vista' }, openVisit(clock.now()));
  expect(unknown.body.status).toBe('success');
  const mostRead = async (count: number) =>
    (await quiet.get(`/api/v1/news/getNewsMostRead/${count}`)).body.data.map(
      ({ newsId }: { newsId: number }) => newsId,
    );
  expect(await mostRead(4)).toEqual([read, newest, older]);
  expect(await mostRead(1)).toEqual([read]);
  clock.advance(8 * day);
  expect(await mostRead(1)).toEqual([newest]);
});

test('single views are forgotten after ninety days, whence they came with the day; their counts remain', async () => {
  const id = await writeNews(station);
  await send(visit(), views([id, minute]));
  await forgetViews(db, new Date(clock.now() + 1), new Date(clock.now()));
  expect([await db.$count(newsViews), await db.$count(tagViews)]).toEqual([0, 0]);
  expect(await db.$count(newsViewQuotas)).toBeGreaterThan(0);
  await forgetViews(db, new Date(clock.now()), new Date(clock.now() + day));
  expect(await db.$count(newsViewQuotas)).toBe(0);
  expect((await totalOf(id)).views).toBe(1);
});
