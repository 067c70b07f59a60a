import { expect, test } from 'vitest';
import { buildFolder } from '#server/pages/build-folder.ts';
import { builtRenderer } from '#server/pages/renderer.ts';
import { openTestStation } from './test-station.ts';

test('[DESK-14] a station without a single row answers on every page with something to read', async () => {
  const station = await openTestStation({ content: 'empty' });
  const paths = (await (await builtRenderer(buildFolder)).bundle()).fixedPages();
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const { status, body } = await station.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect([path, /<h1[\s>]/.test(body)]).toEqual([path, true]);
  }
  expect(await station.get('/api/v1/getTop10/antena-1')).toMatchObject({ status: 200, body: { data: [] } });
  expect((await station.get('/le-100-piu/1890')).status).toBe(404);
});
