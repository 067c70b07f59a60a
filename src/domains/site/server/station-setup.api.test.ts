import { beforeAll, expect } from 'vitest';
import { bearer, goodPassword } from '#domains/accounts/server/people.test-helper.ts';
import { inviteFirstAdministrator } from '#domains/accounts/server/setup/invite-first-administrator.ts';
import { staffAudit } from '#server/desk/staff.tables.ts';
import { story } from '../../../../tests/story.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { siteParameters } from './site.tables.ts';

const path = '/api/v1/staff/setup';
const face = {
  name: 'Radio Vesuvio',
  tagline: 'La voce del golfo',
  email: 'ciao@radiovesuvio.example',
  logo: '',
  zone: 'America/Sao_Paulo',
  startColor: '#102030',
  endColor: '#a0b0c0',
};
let station: TestStation;
let administrator: { headers: Record<string, string> };

beforeAll(async () => {
  station = await openTestStation({ content: 'empty' });
  const key = (await inviteFirstAdministrator(station.context, station.url))?.split('#')[1];
  const person = { key, name: 'Lucia Ferri', email: 'lucia@example.org', password: goodPassword };
  const { body } = await station.post('/api/v1/setup/createFirstAdministrator', person);
  administrator = { headers: bearer(body.data.token) };
});

const save = (change: object = {}) =>
  station.post(path, { ...face, version: 0, ...change }, { method: 'PUT', ...administrator });

const test = story();

test('[DESK-14] the guide is for the administrator only, and says what is wrong at its field', async () => {
  expect((await station.get(path)).status).toBe(401);
  const { status, body } = await save({ name: '', email: 'nowhere', startColor: 'red', zone: 'Europe/Atlantide' });
  expect([status, Object.keys(body.data.fields).sort()]).toEqual([400, ['email', 'name', 'startColor', 'zone']]);
});

test('[DESK-14] the first save gives the station its name and face, and nothing of the demo stays', async () => {
  const before = (await station.get('/')).body;
  expect(before).toContain('Concerto di primavera');
  const { body } = await save();
  expect(body.data).toMatchObject({ ...face, version: 1, stream: null });
  await expect.poll(async () => (await station.get('/')).body).toContain('Radio Vesuvio');
  const home = (await station.get('/')).body;
  for (const trace of ['Concerto di primavera', 'Via delle Fornaci', '5550 1910', 'Antena 1 Radiodiffusione']) {
    expect([trace, home.includes(trace)]).toEqual([trace, false]);
  }
});

test('[DESK-14] the desk goes by the station’s clock from then on: an evening in Brazil is still today', async () => {
  const me = await station.get('/api/v1/staff/me', administrator);
  expect(me.body.data.zone).toBe('America/Sao_Paulo');
  const { pool } = station.context;
  const { rows } = await pool.query(
    `select (date_trunc('day', now() at time zone 'America/Sao_Paulo') + interval '1 day') at time zone 'America/Sao_Paulo' as midnight`,
  );
  const category = await station.post('/api/v1/staff/categories', { name: 'Città', slug: 'citta' }, administrator);
  const plan = async (title: string, at: number) => {
    const fields = { title, categoryId: category.body.data.id };
    const { body } = await station.post('/api/v1/staff/news', fields, administrator);
    const planned = { version: body.data.version, at: new Date(at).toISOString() };
    expect((await station.post(`/api/v1/staff/news/${body.data.id}/publish`, planned, administrator)).status).toBe(200);
  };
  await plan('Prima di mezzanotte', rows[0].midnight.getTime() - 1);
  await plan('Dopo mezzanotte', rows[0].midnight.getTime());
  const { body } = await station.get('/api/v1/staff/dashboard', administrator);
  const today = body.data.attention.find(({ kind }: { kind: string }) => kind === 'scheduledToday');
  expect(today.titles).toEqual(['Prima di mezzanotte']);
});

test('[DESK-13] a save from an older version is refused and shows the newer one', async () => {
  const late = await save({ name: 'Radio Etna' });
  expect([late.status, late.body.data.name]).toEqual([409, 'Radio Vesuvio']);
  expect((await save({ name: 'Radio Etna', version: 1 })).body.data).toMatchObject({ name: 'Radio Etna', version: 2 });
});

test('what the guide was left at is not kept: only what somebody chose', async () => {
  const [row] = await station.context.db.select().from(siteParameters);
  expect([row?.data.station?.name, row?.data.campaigns]).toEqual(['Radio Etna', {}]);
  expect(Object.keys(row?.data ?? {})).not.toContain('prerollAdTags');
  expect(Object.keys(row?.data ?? {})).not.toContain('maintenance');
});

test('[DESK-14] the first stream is the one that the player begins with, once', async () => {
  const stream = { name: 'Radio Vesuvio in diretta', color: '#c8102e' };
  expect((await station.post(`${path}/stream`, stream, administrator)).body.data.stream).toEqual(stream);
  expect((await station.post(`${path}/stream`, stream, administrator)).status).toBe(409);
  const listed = async () => JSON.stringify((await station.get('/api/v1/aovivo/getAvailableStreams')).body);
  await expect.poll(listed).toContain(stream.name);
  const acts = await station.context.db
    .select({ resource: staffAudit.resource })
    .from(staffAudit)
    .orderBy(staffAudit.id);
  expect(acts.map(({ resource }) => resource).filter((one) => !['news', 'categories'].includes(one))).toEqual([
    'users',
    'settings',
    'settings',
    'streams',
  ]);
});
