import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { newsCategories } from '#domains/news/server/news.tables.ts';
import { signIn } from '../../../tests/sign-in.ts';
import { type Answer, openTestStation, type TestStation } from '../../../tests/test-station.ts';
import { staffAudit } from './staff.tables.ts';

const path = '/api/v1/staff/categories';
const draft = { name: 'Scienza', slug: 'scienza', description: 'Scoperte e laboratori', position: 90 };
let station: TestStation;
let editor: Awaited<ReturnType<typeof signIn>>;

function send(method: string, address: string, body: unknown, who = editor): Promise<Answer> {
  return station.post(address, body, { method, ...who });
}

async function created(fields: Partial<typeof draft> = {}) {
  const { body } = await send('POST', path, { ...draft, ...fields });
  return body.data;
}

beforeAll(async () => {
  station = await openTestStation();
  editor = await signIn(station, 'editor');
});

describe('the calls of the desk', () => {
  test('[DESK-01] answer 401 to nobody and 403 to everybody without the permission', async () => {
    const listener = await signIn(station, 'listener');
    const music = await signIn(station, 'music');
    expect((await station.get(path)).status).toBe(401);
    expect((await station.get('/api/v1/staff/me')).status).toBe(401);
    expect((await station.get(path, listener)).status).toBe(403);
    expect((await station.get('/api/v1/staff/me', listener)).status).toBe(403);
    expect((await send('POST', path, draft, music)).status).toBe(403);
    expect((await station.get(`${path}/export`, music)).status).toBe(403);
    expect((await station.get('/api/v1/staff/audit', editor)).status).toBe(403);
    expect((await station.get('/api/v1/staff/me', music)).body.data).toMatchObject({
      roles: ['music'],
      permissions: ['music.edit', 'media.edit', 'import.run'],
    });
  });

  test('name every fault at its field, in Italian', async () => {
    const { status, body } = await send('POST', path, { name: '', slug: 'a b', position: -1, colour: 'red' });
    expect(status).toBe(400);
    expect(Object.keys(body.data.fields).sort()).toEqual(['colour', 'name', 'position', 'slug']);
    expect(body.data.fields.name).toBe('Questo campo serve.');
  });

  test('say at its field that an address is taken', async () => {
    await created({ slug: 'presa' });
    const { status, body } = await send('POST', path, { ...draft, slug: 'presa' });
    expect([status, Object.keys(body.data.fields)]).toEqual([400, ['slug']]);
  });

  test('find, sort and page', async () => {
    await created({ name: 'Zebra 100%', slug: 'zebra' });
    const found = await station.get(`${path}?search=${encodeURIComponent('100%')}&sort=-name`, editor);
    expect(found.body.data.items.map((item: { name: string }) => item.name)).toEqual(['Zebra 100%']);
    const page = await station.get(`${path}?sort=-name&count=2&offset=1`, editor);
    expect(page.body.data.items).toHaveLength(2);
    expect(page.body.data.total).toBeGreaterThan(2);
    expect((await station.get(`${path}?sort=password`, editor)).status).toBe(400);
  });

  test('[DESK-13] refuse to write over a newer version, and show it', async () => {
    const item = await created({ slug: 'due' });
    const first = await send('PUT', `${path}/${item.id}`, {
      ...draft,
      slug: 'due',
      name: 'Prima',
      version: item.version,
    });
    const second = await send('PUT', `${path}/${item.id}`, {
      ...draft,
      slug: 'due',
      name: 'Seconda',
      version: item.version,
    });
    expect(first.status).toBe(200);
    expect([second.status, second.body.message]).toEqual([409, 'newer version exists']);
    expect(second.body.data).toMatchObject({ name: 'Prima', version: item.version + 1 });
    const both = await Promise.all(
      ['a', 'b'].map((name) =>
        send('PUT', `${path}/${item.id}`, { ...draft, slug: 'due', name, version: item.version + 1 }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('keep what an item was, and bring it back', async () => {
    const item = await created({ slug: 'tre', name: 'Uno' });
    await send('PUT', `${path}/${item.id}`, { ...draft, slug: 'tre', name: 'Due', version: 1 });
    const { body } = await station.get(`${path}/${item.id}/revisions`, editor);
    expect(
      body.data.map((one: { revision: number; fields: { name: string } }) => [one.revision, one.fields.name]),
    ).toEqual([
      [2, 'Due'],
      [1, 'Uno'],
    ]);
    const back = await send('POST', `${path}/${item.id}/restore`, { revision: 1 });
    expect(back.body.data).toMatchObject({ name: 'Uno', version: 3 });
  });

  test('put into the bin what is deleted, say what refers to it, and take it out again', async () => {
    const [used] = await station.context.db.select().from(newsCategories).where(eq(newsCategories.slug, 'musica'));
    const gone = await send('DELETE', `${path}/${used?.id}?version=${used?.version}`, {});
    expect(gone.body.data.references[0]).toMatchObject({ resource: 'news' });
    const isListed = async () =>
      (await station.get('/api/v1/news/getCategories')).body.data.some(
        (one: { slug: string }) => one.slug === 'musica',
      );
    await expect.poll(isListed).toBe(false);
    const bin = await station.get(`${path}?deleted=true`, editor);
    expect(bin.body.data.items.map((item: { slug: string }) => item.slug)).toContain('musica');
    const { version } = gone.body.data.item;
    expect((await send('POST', `${path}/${used?.id}/restore`, { revision: version })).status).toBe(200);
    await expect.poll(isListed).toBe(true);
  });

  test('refuse what is not there', async () => {
    expect((await station.get(`${path}/99999`, editor)).status).toBe(404);
    expect((await send('PUT', `${path}/99999`, { ...draft, version: 1 })).status).toBe(404);
    expect((await send('DELETE', `${path}/99999`, { version: 1 })).status).toBe(404);
    const item = await created({ slug: 'quattro' });
    expect((await send('DELETE', `${path}/${item.id}`, {})).status).toBe(400);
    expect((await send('POST', `${path}/${item.id}/restore`, { revision: 7 })).status).toBe(404);
  });

  test('give the list to a spreadsheet, and no formula with it', async () => {
    await created({ slug: 'formula', name: '=1+1' });
    const { response, body } = await station.get(`${path}/export?search=formula`, editor);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(body).toContain('id;Nome;Indirizzo;Posizione;Notizie\r\n');
    expect(body).toContain(";'=1+1;formula;");
  });
});

describe('the audit log', () => {
  test('[DESK-10] holds who changed what, when, before and after; nobody can change it', async () => {
    const item = await created({ slug: 'storia', name: 'Storia' });
    await send('PUT', `${path}/${item.id}`, { ...draft, slug: 'storia', name: 'La storia', version: 1 });
    const administrator = await signIn(station, 'administrator');
    const { body } = await station.get(`/api/v1/staff/audit?resource=categories&item=${item.id}`, administrator);
    expect(body.data.total).toBe(2);
    expect(body.data.items[0]).toMatchObject({
      act: 'change',
      title: 'La storia',
      before: { name: 'Storia' },
      after: { name: 'La storia' },
    });
    expect(body.data.items[0].userName).not.toBe('');
    const { db } = station.context;
    const refused = { cause: { message: 'the audit log is only ever added to' } };
    await expect(db.update(staffAudit).set({ userName: 'nobody' })).rejects.toMatchObject(refused);
    await expect(db.delete(staffAudit)).rejects.toMatchObject(refused);
    await expect(db.execute(sql`truncate staff_audit`)).rejects.toMatchObject(refused);
  });

  test('has nothing of a write that failed', async () => {
    const before = await station.context.db.$count(staffAudit);
    await created({ slug: 'ripetuta' });
    await send('POST', path, { ...draft, slug: 'ripetuta' });
    expect(await station.context.db.$count(staffAudit)).toBe(before + 1);
  });
});
