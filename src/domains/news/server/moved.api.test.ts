import { beforeAll, expect, test } from 'vitest';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { openArticleDesk } from './newsroom/article-desk.test-helper.ts';

let station: TestStation;
let desk: Awaited<ReturnType<typeof openArticleDesk>>;

beforeAll(async () => {
  station = await openTestStation();
  desk = await openArticleDesk(station);
});

async function leadOf(path: string): Promise<[number, string | null]> {
  const { response } = await station.get(path, { redirect: 'manual' });
  return [response.status, response.headers.get('location')];
}

test('[DESK-04] an article that changes its address is found at the new one, and the old ones lead there', async () => {
  const out = (await desk.publish(await desk.write())).body.data;
  const { slug } = out;
  expect((await station.get(`/notizie/${slug}`)).status).toBe(200);
  const saved = (await desk.save(out, { slug: `${slug}-nuovo` })).body.data;
  expect((await leadOf(`/notizie/${slug}`))[0], 'the working copy moves nothing').toBe(200);
  await desk.publish(saved);
  await expect.poll(() => leadOf(`/notizie/${slug}`)).toEqual([301, `/notizie/${slug}-nuovo`]);
  expect(await leadOf(`/api/v1/news/getSingleNews/${slug}`)).toEqual([301, `/api/v1/news/getSingleNews/${slug}-nuovo`]);
  expect((await station.get(`/notizie/${slug}-nuovo`)).status).toBe(200);
  const { body } = await station.get('/sitemaps/news-1.xml');
  expect(body).toContain(`/notizie/${slug}-nuovo<`);
  expect(body).not.toContain(`/notizie/${slug}<`);
  const again = await desk.write({ slug });
  await desk.publish(again);
  await expect
    .poll(async () => (await leadOf(`/notizie/${slug}`))[0], { message: 'an address that is used anew' })
    .toBe(200);
});

test('tags and journalists keep their old addresses', async () => {
  const create = async (resource: string, fields: object) =>
    (await desk.send('POST', `/api/v1/staff/${resource}`, fields)).body.data;
  const move = ({ id, version }: { id: number; version: number }, resource: string, fields: object) =>
    desk.send('PUT', `/api/v1/staff/${resource}/${id}`, { ...fields, version });
  const tag = await create('tags', { name: 'Zampogna', slug: 'zampogna' });
  const person = await create('journalists', { name: 'Ada Neri', slug: 'ada-neri' });
  await desk.publish(await desk.write({ tags: ['Zampogna'], journalistId: person.id }));
  expect((await station.get('/jornalistas/ada-neri')).status).toBe(200);
  await move(tag, 'tags', { name: 'Zampogne', slug: 'zampogne' });
  await move(person, 'journalists', { name: 'Ada Neri', slug: 'ada-n' });
  await expect.poll(() => leadOf('/notizie/tags/zampogna')).toEqual([301, '/notizie/tags/zampogne']);
  await expect.poll(() => leadOf('/jornalistas/ada-neri')).toEqual([301, '/jornalistas/ada-n']);
  expect((await station.get('/notizie/tags/zampogne')).status).toBe(200);
});

test('a category that is made today has its page, and its old address leads there after a change', async () => {
  const fields = { name: 'Scienza', slug: 'scienza', description: '', position: 99 };
  const made = (await desk.send('POST', '/api/v1/staff/categories', fields)).body.data;
  const out = (await desk.publish(await desk.write({ categoryId: made.id }))).body.data;
  await expect.poll(() => leadOf('/notizie/scienza')).toEqual([301, '/notizie/categoria/scienza']);
  const list = await station.get('/notizie/categoria/scienza');
  expect([list.status, list.body.includes(out.slug)]).toEqual([200, true]);
  expect(list.body).toContain('Scienza');
  expect((await station.get('/notizie/categoria/mai-vista')).status).toBe(404);
  const change = { ...fields, slug: 'scienze', version: made.version };
  await desk.send('PUT', `/api/v1/staff/categories/${made.id}`, change);
  await expect.poll(() => leadOf('/notizie/categoria/scienza')).toEqual([301, '/notizie/categoria/scienze']);
});

test('[SECURITY-04] addresses in letters of any script are found, and the old ones lead there', async () => {
  const rooms = { categories: '/notizie/categoria', tags: '/notizie/tags', journalists: '/jornalistas' } as const;
  for (const [resource, room] of Object.entries(rooms)) {
    const slug = `città-${resource}`;
    const newSlug = `伊賀-${resource}`;
    const fields = {
      name: `Città ${resource}`,
      ...(resource === 'categories' && { description: 'Prova', position: 99 }),
    };
    const { id, version } = (await desk.send('POST', `/api/v1/staff/${resource}`, { ...fields, slug })).body.data;
    const chosen = { categories: { categoryId: id }, tags: { tags: [fields.name] }, journalists: { journalistId: id } };
    await desk.publish(await desk.write(chosen[resource as keyof typeof chosen]));
    await expect.poll(() => leadOf(encodeURI(`${room}/${slug}`))).toEqual([200, null]);
    const moved = await desk.send('PUT', `/api/v1/staff/${resource}/${id}`, { ...fields, slug: newSlug, version });
    expect(moved.status).toBe(200);
    const today = encodeURI(`${room}/${newSlug}`);
    await expect.poll(() => leadOf(encodeURI(`${room}/${slug}`))).toEqual([301, today]);
    expect(await leadOf(today)).toEqual([200, null]);
  }
});
