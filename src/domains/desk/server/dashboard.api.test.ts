import { expect, test } from 'vitest';
import { signIn } from '../../../../tests/sign-in.ts';
import { openTestStation } from '../../../../tests/test-station.ts';

const station = await openTestStation();

async function dashboardOf(key: Parameters<typeof signIn>[1]) {
  const { status, body } = await station.get('/api/v1/staff/dashboard', await signIn(station, key));
  expect(status).toBe(200);
  return body.data;
}
const kindsOf = (data: { attention: { kind: string }[] }) => data.attention.map(({ kind }) => kind).sort();

test('a figure stands on the dashboard only for whoever can do something about it', async () => {
  expect(kindsOf(await dashboardOf('editor'))).toEqual([
    'articlesReady',
    'draftsWaiting',
    'messages',
    'scheduledToday',
  ]);
  expect(kindsOf(await dashboardOf('music'))).toEqual([
    'recommendations',
    'scheduledToday',
    'songsWithoutCover',
    'songsWithoutLyrics',
  ]);
  expect(kindsOf(await dashboardOf('promotions'))).toEqual(['huntsRunning', 'promotionsEnding', 'scheduledToday']);
  expect(kindsOf(await dashboardOf('administrator'))).toHaveLength(13);
});

test('the figures are those of the station', async () => {
  const { attention } = await dashboardOf('administrator');
  const { rows } = await station.context.pool.query(
    `select (select count(*)::int from songs where lyrics = '') as lyrics,
            (select count(*)::int from contact_messages where status = 'new') as messages`,
  );
  const countOf = (wanted: string) => attention.find(({ kind }: { kind: string }) => kind === wanted).count;
  expect([countOf('songsWithoutLyrics'), countOf('messages')]).toEqual([rows[0].lyrics, rows[0].messages]);
  expect(rows[0].lyrics).toBeGreaterThan(0);
});

test('what waits in the newsroom is as much as the list behind it shows', async () => {
  const editor = await signIn(station, 'editor');
  const { body } = await station.get('/api/v1/staff/categories?count=1', editor);
  const article = { title: 'Aspetta una firma', categoryId: body.data.items[0].id, stage: 'ready' };
  await station.post('/api/v1/staff/news', article, editor);
  const { attention } = await dashboardOf('editor');
  for (const [kind, state] of [
    ['articlesReady', 'ready'],
    ['draftsWaiting', 'draft'],
  ]) {
    const listed = await station.get(`/api/v1/staff/news?state=${state}&count=1`, editor);
    const figure = attention.find((one: { kind: string }) => one.kind === kind);
    expect(figure.count).toBe(listed.body.data.total);
  }
  expect(attention.find(({ kind }: { kind: string }) => kind === 'articlesReady').titles).toContain(article.title);
});

test('only whoever reads the statistics sees how many listen', async () => {
  expect((await dashboardOf('editor')).listeners).toBeNull();
  await station.context.pool.query(
    "insert into listener_samples (taken_at, channel, listeners) values (now(), 'https', 1200), (now(), 'android', 34)",
  );
  expect((await dashboardOf('statistics')).listeners).toBe(1234);
});

test('what comes out by itself stands on the day it does, soonest first, and names its article', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString();
  await station.context.pool.query(
    'update news_drafts set scheduled_at = $1 where id = (select min(id) from news_drafts)',
    [soon],
  );
  const { upcoming } = await dashboardOf('editor');
  expect(upcoming[0]).toMatchObject({ resource: 'news', at: soon });
  expect((await dashboardOf('music')).upcoming).toEqual([]);
});

test('the last changes are told to whoever edits the same, and to nobody else', async () => {
  const editor = await signIn(station, 'editor');
  const made = await station.post('/api/v1/staff/categories', { name: 'Mare', slug: 'mare' }, editor);
  expect(made.status).toBe(200);
  const [latest] = (await dashboardOf('editor')).recent;
  expect(latest).toMatchObject({ act: 'create', resource: 'categories', title: 'Mare', id: made.body.data.id });
  expect((await dashboardOf('sales')).recent).toEqual([]);
});

test('the palette’s search finds items of what the caller edits, and of nothing else', async () => {
  const search = async (key: Parameters<typeof signIn>[1], words: string) =>
    (await station.get(`/api/v1/staff/search?search=${words}`, await signIn(station, key))).body.data;
  expect(await search('editor', 'econom')).toContainEqual(expect.objectContaining({ title: 'Economia' }));
  expect(await search('sales', 'econom')).toEqual([]);
  expect(await search('editor', '')).toEqual([]);
});
