import { expect, test } from 'vitest';
import { openTestStation } from '../../../../tests/test-station.ts';
import { top10Meta } from '../charts.meta.ts';

const station = await openTestStation();

const data = async (path: string) => {
  const { status, body } = await station.get(path);
  expect([path, status, body.status]).toEqual([path, 200, 'success']);
  return body.data;
};

const idsOf = (songs: { musicId: number }[]) => songs.map(({ musicId }) => musicId);
const ranked = async (query: string, of: string | number): Promise<number[]> =>
  (await station.context.pool.query(query, [of])).rows.map(({ song_id }) => song_id);

test('[CHART-08] the lists of ten are the nine of the specification, the station’s own first', async () => {
  const categories = await data('/api/v1/getTop10Categories');
  expect(categories.map(({ categorySlug }: { categorySlug: string }) => categorySlug)).toEqual(Object.keys(top10Meta));
  for (const { categoryName, description } of categories) expect(categoryName && description).not.toBe('');
});

test('[CHART-09] every list holds ten different songs that can be led to, by their rank', async () => {
  for (const slug of Object.keys(top10Meta)) {
    const songs = await data(`/api/v1/getTop10/${slug}`);
    expect(new Set(idsOf(songs)).size).toBe(10);
    const ranks = `select song_id from top10_entries join chart_categories on chart_categories.id = category_id
      where slug = $1 order by top10_entries.position`;
    expect([slug, idsOf(songs)]).toEqual([slug, await ranked(ranks, slug)]);
    for (const song of songs) expect(song.musicSlug && song.artistSlug).toMatch(/^[a-z0-9-]+$/);
  }
  const { status, body } = await station.get('/api/v1/getTop10/polka');
  expect([status, body.message]).toEqual([404, 'category not found']);
});

test('[CHART-10] [CHART-11] every year from 1998 to last year has its hundred, the newest year first', async () => {
  const years = await data('/api/v1/getTop100Years');
  const lastYear = new Date().getUTCFullYear() - 1;
  const expected = Array.from({ length: lastYear - 1998 + 1 }, (_, index) => lastYear - index);
  expect(years.map(({ ano }: { ano: number }) => ano)).toEqual(expected);
  expect(years[0]).toEqual({ tx_ano: String(lastYear), ano: lastYear });
  for (const year of [1998, 2020, lastYear]) {
    const songs = await data(`/api/v1/getTop100/${year}`);
    expect(new Set(idsOf(songs)).size).toBe(100);
    const ranks = 'select song_id from top100_entries where year = $1 order by position';
    expect(idsOf(songs)).toEqual(await ranked(ranks, year));
    expect(songs[0].albumCoverSlug).toMatch(/^[a-z0-9-]+$/);
  }
  const { status, body } = await station.get('/api/v1/getTop100/1890');
  expect([status, body.message]).toEqual([404, 'year not found']);
  for (const bad of ['abc', '-1', '99999', '20.5'])
    expect((await station.get(`/api/v1/getTop100/${bad}`)).status).toBe(400);
});
