import { expect, test } from 'vitest';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { openArticleDesk } from './article-desk.test-helper.ts';

const path = '/api/v1/staff/home';

test('the newsroom arranges the first page by hand and hands it back', async () => {
  const station = await openTestStation();
  const desk = await openArticleDesk(station);
  const home = async () =>
    (await station.get('/api/v1/news/getHomeNews/20')).body.data.map(({ newsId }: { newsId: number }) => newsId);
  const automatic: number[] = await home();
  const { body } = await desk.get(path);
  expect(body.data.stories.map(({ id }: { id: number }) => id)).toEqual(automatic);

  const [a = 0, , b = 0, , c = 0] = automatic;
  await station.get('/');
  const pinned = await desk.send('PUT', path, { version: body.data.version, pinnedIds: [c, a, b] });
  expect(pinned.body.data).toMatchObject({ pinnedIds: [c, a, b], version: body.data.version + 1 });
  const arranged: number[] = await home();
  expect(arranged.slice(0, 3)).toEqual([c, a, b]);
  expect(new Set(arranged).size).toBe(arranged.length);
  await expect.poll(() => station.cache.peek('/')).toBeNull();

  const stale = await desk.send('PUT', path, { version: body.data.version, pinnedIds: [] });
  expect([stale.status, stale.body.data.pinnedIds]).toEqual([409, [c, a, b]]);
  const draft = await desk.write();
  const refused = await desk.send('PUT', path, { version: body.data.version + 1, pinnedIds: [draft.id] });
  expect([refused.status, Object.keys(refused.body.data.fields)]).toEqual([400, ['pinnedIds']]);

  await desk.send('PUT', path, { version: body.data.version + 1, pinnedIds: [] });
  expect(await home()).toEqual(automatic);
});
