import { expect, test } from 'vitest';
import { watchStatements } from '../../../../bench/count-statements.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { news } from './news.tables.ts';
import { putOut } from './news.test-helper.ts';

const station = await openTestStation();
const total = 700;
async function idsAt(offset: number, rest = '0/1/auto'): Promise<number[]> {
  const { status, body } = await station.get(`/api/v1/news/getNews/${offset}/100/${rest}`);
  expect([status, body.message]).toEqual([200, '']);
  return body.data.map(({ newsId }: { newsId: number }) => newsId);
}

/** Many of them in the same instant: only their number tells them apart. */
const [auto] = (await station.get('/api/v1/news/getNews/0/1/0/1/auto')).body.data;
const { rows } = await station.context.pool.query('select category_id from news where id = $1', [auto.newsId]);
await station.context.db.insert(news).values(
  Array.from({ length: total }, (_, number) => ({
    slug: `elenco-${number}`,
    title: `Elenco ${number}`,
    content: '<p>x</p>',
    categoryId: rows[0].category_id,
    pro: number % 7 === 0,
    publishedAt: new Date(Date.UTC(2026, 0, 1 + (number % 5))),
  })),
);

async function inOrder(where: string): Promise<number[]> {
  const { rows: all } = await station.context.pool.query(
    `select id from news where ${where} and published_at <= now() order by published_at desc, id desc`,
  );
  return all.map(({ id }) => id);
}

async function walk(rest: string): Promise<number[]> {
  const seen: number[] = [];
  for (let offset = 0; ; offset += 100) {
    const page = await idsAt(offset, rest);
    seen.push(...page);
    if (page.length < 100) return seen;
  }
}

test('a long list is the same page by page as in one piece, with or without PRO items', async () => {
  const category = `category_id = ${rows[0].category_id}`;
  expect(await walk('0/1/auto')).toEqual(await inOrder(category));
  expect(await walk('0/0/auto')).toEqual(await inOrder(`${category} and not pro`));
  expect(await walk('0/1')).toEqual(await inOrder('true'));
});

test('a page may begin anywhere, also right before, at and after a cursor', async () => {
  const all = await inOrder(`category_id = ${rows[0].category_id}`);
  for (const offset of [199, 200, 201, 399, 400, 555, all.length - 1]) {
    expect([offset, await idsAt(offset)]).toEqual([offset, all.slice(offset, offset + 100)]);
  }
  expect(await idsAt(all.length)).toEqual([]);
  expect(await idsAt(1_000_000)).toEqual([]);
});

test('what is published moves the deep pages along', async () => {
  const before = await idsAt(300);
  await putOut(station, { category: 'auto' });
  expect((await idsAt(301))[0]).toBe(before[0]);
});

test.each([
  ['/notizie', 2],
  ['/notizie/mondo', 2],
  ['/notizie/merletto-tra-burano-e-alagoas', 4],
  ['/', 6],
])('an uncached %s asks the database at most %i times', async (path, most) => {
  await station.get(path);
  station.forgetPages();
  const statements = watchStatements(station.context.pool);
  expect((await station.get(path)).status).toBe(200);
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
});
