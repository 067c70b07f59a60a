import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { staffAudit } from '#server/desk/staff.tables.ts';
import { signIn } from '../../../../../tests/sign-in.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { newsPath, openArticleDesk } from './article-desk.test-helper.ts';

const station = await openTestStation();
const desk = await openArticleDesk(station);
const { db } = station.context;

const music = await signIn(station, 'music');
const isMusic = (path: string) => /\/(?:artists|songs)\b/.test(path);
/** Each by whoever may. */
const send: typeof desk.send = (method, path, body = {}) =>
  isMusic(path) ? station.post(path, body, { method, ...music }) : desk.send(method, path, body);
const read = (path: string) => (isMusic(path) ? station.get(path, music) : desk.get(path));
const { body: known } = await read('/api/v1/staff/artists?count=1');

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
  artists: { name: 'Trio Cembalo', slug: 'trio-cembalo' },
  songs: { title: 'Corde nuove', slug: 'corde-nuove', artistId: known.data.items[0].id },
  sentences: { day: '2031-05-01', text: 'Chi canta conta fino a quattro.', author: 'Anonimo' },
};

const lastEntry = async () => (await db.select().from(staffAudit).orderBy(desc(staffAudit.id)).limit(1))[0];

/** What a call wrote into the audit log last, and its answer; a call that wrote nothing shows the entry before it. */
async function sendAudited(...call: Parameters<typeof desk.send>) {
  const before = await lastEntry();
  const { status, body } = await send(...call);
  expect([status, body]).toEqual([200, expect.anything()]);
  const after = await lastEntry();
  expect(after?.id).not.toBe(before?.id);
  const entry = { act: after?.act, resource: after?.resource, isSigned: (after?.userId ?? 0) > 0 };
  return { entry, item: body.data };
}

test.each(Object.keys(samples))('[DESK-10] every change of %s stands in the audit log', async (resource) => {
  const path = `/api/v1/staff/${resource}`;
  const signed = { resource, isSigned: true };
  const created = await sendAudited('POST', path, samples[resource]);
  expect(created.entry).toEqual({ ...signed, act: 'create' });
  const at = `${path}/${created.item.id}`;
  const versionNow = async () => (await read(at)).body.data.version;
  const changed = await sendAudited('PUT', at, { ...samples[resource], version: await versionNow() });
  expect(changed.entry).toEqual({ ...signed, act: 'change' });
  const deleted = await sendAudited('DELETE', at, { version: await versionNow() });
  expect(deleted.entry).toEqual({ ...signed, act: 'delete' });
  const restored = await sendAudited('POST', `${at}/restore`, { revision: await versionNow() });
  expect(restored.entry).toEqual({ ...signed, act: 'restore' });
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
    const done = await sendAudited('POST', `${newsPath}/${item.id}/${verb}`, { version: item.version, ...more });
    expect(done.entry).toEqual({ act, resource: 'news', isSigned: true });
    item = done.item;
  }
  const { version } = (await desk.get('/api/v1/staff/home')).body.data;
  const front = await sendAudited('PUT', '/api/v1/staff/home', { version, pinnedIds: [] });
  expect(front.entry).toEqual({ act: 'change', resource: 'home', isSigned: true });
});

test('no other call of the newsroom can change anything', () => {
  const known = new Set(['plan', 'publish', 'unpublish', 'unschedule', 'restore']);
  const unknown = station.implementations
    .map(({ endpoint }) => endpoint)
    .filter(
      ({ path, method }) =>
        method !== 'GET' &&
        /^\/api\/v1\/staff\/(?:news|home|categories|tags|journalists|polls|sentences|artists|songs)\b/.test(path),
    )
    .filter(({ path }) => /:id\/\w/.test(path) && !known.has(path.split('/').at(-1) ?? ''));
  expect(unknown.map(({ path }) => path)).toEqual([]);
});
