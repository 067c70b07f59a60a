import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { staffAudit } from '#server/desk/staff.tables.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { newsPath, openArticleDesk } from './article-desk.test-helper.ts';

const station = await openTestStation();
const desk = await openArticleDesk(station);
const { db } = station.context;

const samples: Record<string, object> = {
  news: desk.fields(),
  categories: { name: 'Storie', slug: 'storie-nuove', position: 50 },
  tags: { name: 'Cembalo', slug: 'cembalo' },
  journalists: { name: 'Ada Neri', slug: 'ada-neri', description: 'Scrive di legni.' },
  polls: {
    title: 'Violino o viola?',
    opensAt: '2026-01-01T00:00:00.000Z',
    answers: [{ text: 'Violino' }, { text: 'Viola' }],
  },
  sentences: { day: '2031-05-01', text: 'Chi canta conta fino a quattro.', author: 'Anonimo' },
};

const lastEntry = async () => (await db.select().from(staffAudit).orderBy(desc(staffAudit.id)).limit(1))[0];

/** What a call wrote into the audit log last; a call that wrote nothing shows the entry before it. */
async function entryAfter(call: Promise<{ status: number; body: unknown }>) {
  const before = await lastEntry();
  const { status, body } = await call;
  expect([status, body]).toEqual([200, expect.anything()]);
  const after = await lastEntry();
  expect(after?.id).not.toBe(before?.id);
  return { act: after?.act, resource: after?.resource, isSigned: (after?.userId ?? 0) > 0 };
}

test.each(Object.keys(samples))('[DESK-10] every change of %s stands in the audit log', async (resource) => {
  const path = `/api/v1/staff/${resource}`;
  const signed = { resource, isSigned: true };
  const created = desk.send('POST', path, samples[resource]);
  expect(await entryAfter(created)).toEqual({ ...signed, act: 'create' });
  const { id } = (await created).body.data;
  const versionNow = async () => (await desk.get(`${path}/${id}`)).body.data.version;
  const change = { ...samples[resource], version: await versionNow() };
  expect(await entryAfter(desk.send('PUT', `${path}/${id}`, change))).toEqual({ ...signed, act: 'change' });
  expect(await entryAfter(desk.send('DELETE', `${path}/${id}`, { version: await versionNow() }))).toEqual({
    ...signed,
    act: 'delete',
  });
  const revision = await versionNow();
  expect(await entryAfter(desk.send('POST', `${path}/${id}/restore`, { revision }))).toEqual({
    ...signed,
    act: 'restore',
  });
});

test('[DESK-10] so does every act on an article, and the first page', async () => {
  let item = await desk.write();
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const acts: [string, string, object][] = [
    ['plan', 'plan', { stage: 'ready', plannedAt: later }],
    ['publish', 'schedule', { at: later }],
    ['unschedule', 'unschedule', {}],
    ['publish', 'publish', {}],
    ['unpublish', 'schedule-unpublish', { at: later }],
    ['unpublish', 'unpublish', {}],
  ];
  for (const [verb, act, more] of acts) {
    const call = desk.send('POST', `${newsPath}/${item.id}/${verb}`, { version: item.version, ...more });
    expect(await entryAfter(call)).toEqual({ act, resource: 'news', isSigned: true });
    item = (await call).body.data;
  }
  const { version } = (await desk.get('/api/v1/staff/home')).body.data;
  const front = desk.send('PUT', '/api/v1/staff/home', { version, pinnedIds: [] });
  expect(await entryAfter(front)).toEqual({ act: 'change', resource: 'home', isSigned: true });
});

test('no other call of the newsroom can change anything', () => {
  const known = new Set(['plan', 'publish', 'unpublish', 'unschedule', 'restore']);
  const unknown = station.implementations
    .map(({ endpoint }) => endpoint)
    .filter(
      ({ path, method }) =>
        method !== 'GET' && /^\/api\/v1\/staff\/(?:news|home|categories|tags|journalists|polls|sentences)\b/.test(path),
    )
    .filter(({ path }) => /:id\/\w/.test(path) && !known.has(path.split('/').at(-1) ?? ''));
  expect(unknown.map(({ path }) => path)).toEqual([]);
});
