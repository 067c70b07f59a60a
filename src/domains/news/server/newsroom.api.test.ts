import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { signIn } from '../../../../tests/sign-in.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { journalistSchema } from '../news.contract.ts';
import { newsCategories, newsDays, newsTags, newsViews, tagDays } from './news.tables.ts';
import { writeNews } from './news.test-helper.ts';
import { forgetViewsBefore } from './news-views.store.ts';

const clock = createFakeClock(Date.now());
const station = await openTestStation({ clock });
const { db } = station.room;
const session = 'visita-0123456789';
const ago = (ms: number) => new Date(clock.now() - ms).toISOString();
const minute = 60_000;
const day = 86_400_000;

async function totalOf(newsId: number) {
  const rows = await db.select().from(newsDays).where(eq(newsDays.newsId, newsId));
  return rows.reduce((sum, { views, hits }) => ({ views: sum.views + views, hits: sum.hits + hits }), {
    views: 0,
    hits: 0,
  });
}

test('[TAG-01] [NEWS-05] the tags come by name, each with n and u, and only those that stand on something', async () => {
  await db.insert(newsTags).values({ slug: 'aaa-nessuno', name: 'AAA nessuno' });
  const { status, body } = await station.get('/api/v1/news/getTags');
  expect(status).toBe(200);
  expect(body.data.length).toBeGreaterThan(20);
  expect(Object.keys(body.data[0]).sort()).toEqual(['n', 'u']);
  expect(body.data.map(({ u }: { u: string }) => u)).not.toContain('aaa-nessuno');
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

test('[TAG-03] opening the page of a tag is counted', async () => {
  for (const tag of ['vino', 'vino', 'mai-visto']) {
    expect((await station.post('/api/v1/tracking/tagHit', { tag })).body.status).toBe('success');
  }
  const rows = await db.select({ hits: tagDays.hits }).from(tagDays);
  expect(rows).toEqual([{ hits: 2 }]);
});

test('[JOURNALIST-01] [JOURNALIST-02] anybody reads the journalists, who has left too', async () => {
  const { status, body } = await station.get('/api/v1/getJournalistsData');
  expect(status).toBe(200);
  expect(body.data).toHaveLength(6);
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

test('[NEWS-02] [NEWS-15] a batch of views counts once, however often it arrives', async () => {
  const [one, other] = [await writeNews(station), await writeNews(station)];
  const batch = {
    sendTime: ago(0),
    sessionHash: session,
    newsViews: [
      { newsId: one, timestamp: ago(3 * minute) },
      { newsId: one, timestamp: ago(2 * minute) },
      { newsId: one, timestamp: ago(2 * minute) },
      { newsId: other, timestamp: ago(minute) },
      { newsId: 2_000_000_000, timestamp: ago(minute) },
    ],
  };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => station.post('/api/v1/tracking/newsViewsHit', batch)),
  );
  for (const { status, body } of answers) expect([status, body.status]).toEqual([200, 'success']);
  expect(await totalOf(one)).toEqual({ views: 2, hits: 0 });
  expect(await totalOf(other)).toEqual({ views: 1, hits: 0 });
  const without = { ...batch, newsViews: [] };
  expect((await station.post('/api/v1/tracking/newsViewsHit', without)).status).toBe(400);
});

test('[NEWS-15] views from a wrong clock are dropped without a word', async () => {
  const id = await writeNews(station);
  const seenAt = [ago(-6 * minute), ago(7 * day + minute), ago(-4 * minute), ago(7 * day - minute)];
  const newsViews = seenAt.map((timestamp) => ({ newsId: id, timestamp }));
  const { status } = await station.post('/api/v1/tracking/newsViewsHit', {
    sendTime: ago(0),
    sessionHash: session,
    newsViews,
  });
  expect(status).toBe(200);
  expect((await totalOf(id)).views).toBe(2);
});

test('[NEWS-16] a signed-in reader’s views take the same batch with a token, and nobody else’s', async () => {
  const id = await writeNews(station);
  const batch = { sendTime: ago(0), sessionHash: session, newsViews: [{ newsId: id, timestamp: ago(minute) }] };
  expect((await station.post('/api/v1/tracking/newsViewsHitAuth', batch)).status).toBe(401);
  expect((await totalOf(id)).views).toBe(0);
  const reader = await signIn(station, 'listener');
  expect((await station.post('/api/v1/tracking/newsViewsHitAuth', batch, reader)).body.status).toBe('success');
  expect((await totalOf(id)).views).toBe(1);
});

test('[NEWS-09] [NEWS-17] what is opened the most in a week leads the most read; the newest fill up the rest', async () => {
  const quiet = await openTestStation({ content: 'empty', clock });
  await quiet.room.db.insert(newsCategories).values({ name: 'Altri', slug: 'altri' });
  const read = await writeNews(quiet, { slug: 'letta', publishedAt: new Date(clock.now() - 6 * day) });
  const newest = await writeNews(quiet, { slug: 'nuova' });
  const older = await writeNews(quiet, { slug: 'vecchia', publishedAt: new Date(clock.now() - 3 * day) });
  for (let hit = 0; hit < 3; hit++) await quiet.post('/api/v1/tracking/newsHit', { slug: 'letta' });
  expect((await quiet.post('/api/v1/tracking/newsHit', { slug: 'mai-vista' })).body.status).toBe('success');
  const mostRead = async (count: number) =>
    (await quiet.get(`/api/v1/news/getNewsMostRead/${count}`)).body.data.map(
      ({ newsId }: { newsId: number }) => newsId,
    );
  expect(await mostRead(4)).toEqual([read, newest, older]);
  expect(await mostRead(1)).toEqual([read]);
  clock.advance(8 * day);
  expect(await mostRead(1)).toEqual([newest]);
});

test('single views are forgotten after ninety days, their counts remain', async () => {
  const id = await writeNews(station);
  const seen = [{ newsId: id, timestamp: ago(minute) }];
  await station.post('/api/v1/tracking/newsViewsHit', { sendTime: ago(0), sessionHash: session, newsViews: seen });
  await forgetViewsBefore(db, new Date(clock.now() + 1));
  expect(await db.select().from(newsViews)).toEqual([]);
  expect((await totalOf(id)).views).toBe(1);
});
