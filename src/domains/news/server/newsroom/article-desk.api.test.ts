import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { staffAudit } from '#server/desk/staff.tables.ts';
import { hostileHtml } from '#server/html/hostile-html.test-helper.ts';
import { openTestStation, type TestStation } from '../../../../../tests/test-station.ts';
import { news, newsTags } from '../news.tables.ts';
import { newsPath, openArticleDesk } from './article-desk.test-helper.ts';

let station: TestStation;
let desk: Awaited<ReturnType<typeof openArticleDesk>>;

beforeAll(async () => {
  station = await openTestStation();
  desk = await openArticleDesk(station);
});

const statusOf = async (slug: string) => (await station.get(`/api/v1/news/getSingleNews/${slug}`)).status;
const titleOf = async (slug: string) => (await station.get(`/api/v1/news/getSingleNews/${slug}`)).body.data.title;

test('[DESK-04] a draft is seen by nobody until it is published, and saving it again changes nothing for readers', async () => {
  const draft = await desk.write({ tags: ['Liuteria storica', 'Storia'] });
  expect(draft).toMatchObject({ state: 'draft', publishedAt: null, tags: ['Liuteria storica', 'Storia'] });
  expect(await statusOf(draft.slug)).toBe(404);

  const out = (await desk.publish(draft)).body.data;
  expect(out).toMatchObject({ state: 'published', hasChanges: false, publishedSlug: draft.slug });
  expect(await titleOf(draft.slug)).toBe(draft.title);
  const tagged = await station.get('/api/v1/news/getDataNewsByTag/0/5/liuteria-storica');
  expect(tagged.body.data.news[0].slug).toBe(draft.slug);

  const saved = (await desk.save(out, { title: 'Il liutaio che ascolta' })).body.data;
  expect(saved).toMatchObject({ state: 'published', hasChanges: true });
  expect(await titleOf(draft.slug)).toBe(draft.title);
  await desk.publish(saved);
  expect(await titleOf(draft.slug)).toBe('Il liutaio che ascolta');
});

test('what is taken back is gone for readers, stays at the desk and can come out again with its date', async () => {
  const out = (await desk.publish(await desk.write())).body.data;
  const back = (await desk.unpublish(out)).body.data;
  expect(back).toMatchObject({ state: 'draft', publishedAt: null, publishedSlug: '' });
  expect(await statusOf(out.slug)).toBe(404);
  expect((await desk.unpublish(back)).body.message).toBe('not published');
  expect((await desk.publish(back)).status).toBe(200);
  expect(await statusOf(out.slug)).toBe(200);
});

test('an article in the bin is out of sight for readers, and comes back as a draft', async () => {
  const out = (await desk.publish(await desk.write())).body.data;
  const gone = await desk.send('DELETE', `${newsPath}/${out.id}?version=${out.version}`);
  expect(gone.status).toBe(200);
  expect(await statusOf(out.slug)).toBe(404);
  const { version } = gone.body.data.item;
  expect((await desk.publish({ id: out.id, version })).status).toBe(404);
  const back = await desk.send('POST', `${newsPath}/${out.id}/restore`, { revision: version });
  expect(back.body.data).toMatchObject({ deletedAt: null, state: 'draft' });
});

test('every article of the demo station is at the desk, with its text', async () => {
  const { db } = station.context;
  const all = await db.$count(news);
  const { body } = await desk.get(`${newsPath}?count=3&sort=-publishedAt`);
  expect(body.data.total).toBeGreaterThanOrEqual(all);
  const [published] = await db.select().from(news).where(eq(news.slug, body.data.items[0].slug));
  expect(await desk.read(body.data.items[0].id)).toMatchObject({
    title: published?.title,
    content: published?.content,
    hasChanges: false,
  });
});

test('the list is filtered by state, category, tag, journalist, PRO and time, and searched', async () => {
  const item = await desk.write({ tags: ['filtro-raro'], pro: true, stage: 'idea', title: 'Zampogne di montagna' });
  const found = async (query: string) =>
    (await desk.get(`${newsPath}?${query}`)).body.data.items.map(({ id }: { id: number }) => id);
  const [tag] = await station.context.db.select().from(newsTags).where(eq(newsTags.slug, 'filtro-raro'));
  expect(await found(`tag=${tag?.id}`)).toEqual([item.id]);
  expect(await found('search=zampogne&state=idea&pro=true')).toEqual([item.id]);
  expect(await found('search=zampogne&state=published')).toEqual([]);
  expect(await found(`search=zampogne&category=${desk.categories.get('moda')}`)).toEqual([item.id]);
  expect(await found(`search=zampogne&category=${desk.categories.get('auto')}`)).toEqual([]);
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await desk.publish(item, { at });
  const after = new Date(Date.parse(at) + 1).toISOString();
  expect(await found(`search=zampogne&from=${at}&state=scheduled`)).toEqual([item.id]);
  expect(await found(`search=zampogne&from=${after}&state=scheduled`)).toEqual([]);
  expect(await found(`from=${at}&until=${after}`)).toEqual([item.id]);
  expect(await found(`from=${at}&until=${at}`)).toEqual([]);
});

test('[DESK-13] an older version is refused by every act', async () => {
  const item = await desk.write();
  await desk.save(item, { title: 'Altro titolo' });
  for (const answer of [
    await desk.save(item, { title: 'Terzo' }),
    await desk.publish(item),
    await desk.unpublish(item),
  ]) {
    expect([answer.status, answer.body.data.title]).toEqual([409, 'Altro titolo']);
  }
});

test('what one person saves in a few minutes is one revision, and each save stands in the audit log', async () => {
  let item = await desk.write();
  for (const title of ['Uno', 'Due', 'Tre']) item = (await desk.save(item, { title })).body.data;
  const { body } = await desk.get(`${newsPath}/${item.id}/revisions`);
  expect(body.data.map(({ act, fields }: { act: string; fields: { title: string } }) => [act, fields.title])).toEqual([
    ['change', 'Tre'],
    ['create', expect.any(String)],
  ]);
  const entries = await station.context.db
    .select()
    .from(staffAudit)
    .where(eq(staffAudit.itemId, item.id))
    .orderBy(staffAudit.id);
  expect(entries.filter(({ resource }) => resource === 'news').map(({ act }) => act)).toEqual([
    'create',
    'change',
    'change',
    'change',
  ]);
});

test('faults stand at their fields', async () => {
  const answer = await desk.send('POST', newsPath, {
    ...desk.fields(),
    title: '',
    categoryId: 99_999,
    tags: ['!!'],
    slug: 'musica',
  });
  expect([answer.status, Object.keys(answer.body.data.fields)]).toEqual([400, ['title']]);
  const second = await desk.send('POST', newsPath, { ...desk.fields(), categoryId: 99_999, slug: 'musica' });
  expect(Object.keys(second.body.data.fields).sort()).toEqual(['categoryId', 'slug']);
});

test('an address is proposed from the title and never taken twice', async () => {
  const first = await desk.write({ slug: '', title: 'Titolo senza indirizzo' });
  const second = await desk.write({ slug: '', title: 'Titolo senza indirizzo' });
  expect([first.slug, second.slug]).toEqual(['titolo-senza-indirizzo', 'titolo-senza-indirizzo-2']);
});

test('what the desk proposes for a new article is numbered where it is taken, what somebody chose is refused', async () => {
  const title = 'Le notizie della settimana';
  const proposed = { title, slug: 'le-notizie-della-settimana' };
  const first = await desk.write(proposed);
  const second = await desk.write(proposed);
  expect([first.slug, second.slug]).toEqual([proposed.slug, `${proposed.slug}-2`]);
  const list = await desk.write({ title: 'Musica', slug: 'musica' });
  expect(list.slug).toBe('musica-2');

  const chosen = await desk.send('POST', newsPath, { ...desk.fields(), title: 'Altro titolo', slug: proposed.slug });
  expect([chosen.status, Object.keys(chosen.body.data.fields)]).toEqual([400, ['slug']]);
  const moved = { ...desk.fields(), ...proposed, version: second.version };
  const onto = await desk.send('PUT', `${newsPath}/${second.id}`, moved);
  expect([onto.status, Object.keys(onto.body.data.fields)]).toEqual([400, ['slug']]);
});

test('checks advise on what readers would miss', async () => {
  const item = await desk.write({
    subtitle: '',
    title: 'x'.repeat(96),
    content:
      '<p><a href="/notizie/mai-esistita">qui</a> <a href="/notizie/musica">lì</a></p><img src="/media/a.jpg" alt="">',
  });
  const { body } = await desk.get(`${newsPath}/${item.id}/checks`);
  expect(body.data.map(({ code, field }: { code: string; field: string }) => `${code} ${field}`).sort()).toEqual([
    'dead-link content',
    'no-alt-text content',
    'no-picture image',
    'no-subtitle subtitle',
    'too-long title',
  ]);
});

test('what a cover shows is said to who does not see it, once it is said; until then the desk advises', async () => {
  const item = await desk.write({ image: 'news/0123456789abcdef.jpg', imageCaption: 'La bottega' });
  const codes = async () =>
    (await desk.get(`${newsPath}/${item.id}/checks`)).body.data.map(({ field }: { field: string }) => field);
  expect(await codes()).toContain('imageAlt');
  const saved = (await desk.save(item, { imageAlt: 'Un uomo "piega" il legno' })).body.data;
  expect(await codes()).not.toContain('imageAlt');
  await desk.publish(saved);
  const { body } = await station.get(`/notizie/${item.slug}`);
  expect(body).toContain('alt="Un uomo &quot;piega&quot; il legno"');
});

test('the newsroom plans a story without touching what readers see, from the version it saw, and finds it by its day', async () => {
  const item = await desk.write({ stage: 'idea' });
  const out = (await desk.publish(item)).body.data;
  const plannedAt = '2031-03-04T09:00:00.000Z';
  const other = await desk.write({ stage: 'idea' });
  const plan = (version: number) =>
    desk.send('POST', `${newsPath}/${other.id}/plan`, { version, stage: 'ready', plannedAt });
  expect((await plan(other.version)).body.data).toMatchObject({ state: 'ready', plannedAt, hasChanges: false });
  const late = await plan(other.version);
  expect([late.status, late.body.data.stage]).toEqual([409, 'ready']);
  const found = await desk.get(`${newsPath}?from=2031-03-04T00:00:00Z&until=2031-03-05T00:00:00Z`);
  expect(found.body.data.items.map(({ id }: { id: number }) => id)).toEqual([other.id]);
  const moved = await desk.send('POST', `${newsPath}/${out.id}/plan`, {
    version: out.version,
    stage: 'ready',
    plannedAt,
  });
  expect(moved.body.data).toMatchObject({ state: 'published', hasChanges: false });
});

test('[SECURITY-05] hostile pastes are harmless once saved, and once more when they are read', async () => {
  const [first = '', ...rest] = hostileHtml.map((paste) => paste.replaceAll(/[\p{Cc}]/gu, ''));
  expect(rest.length).toBeGreaterThan(32);
  // Each in a paragraph of its own, and one alone: a parser's quarrel may end at its neighbours.
  const item = await desk.write({ content: [first, ...rest].map((paste) => `<p>${paste}</p>`).join('\n') });
  expect(harmsIn(item.content)).toEqual([]);
  const out = (await desk.publish(item)).body.data;
  // What came into the table past the desk is cleaned on its way out.
  await station.context.db
    .update(news)
    .set({ content: rest.join('\n') })
    .where(eq(news.id, out.id));
  const { body } = await station.get(`/api/v1/news/getSingleNews/${out.slug}`);
  expect(harmsIn(body.data.content)).toEqual([]);
});

function harmsIn(html: string): string[] {
  const harms =
    /<\/?(?:script|style|svg|math|object|embed|form|input|base|meta|link)\b|\son\w+=|(?:href|src)="\s*(?:javascript|data|vbscript):|srcdoc/gi;
  const tags = html.match(/<[^>]*>/g) ?? [];
  return tags.filter((tag) => new RegExp(harms.source, 'i').test(tag));
}
