import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mixPlaylistSlugs, recentMixes } from '#domains/podcasts/mixes.rules.ts';
import { slugify } from '#kit/slug.ts';
import { drawPodcastArt, rasterise } from '../pictures/pictures.ts';
import { mixes, mixPlaylists, shows } from './podcasts.ts';

const unique = (values: string[]) => new Set(values).size === values.length;

test('the demo has shows of every kind, those that other pages name among them', () => {
  const slugs = shows.map(({ slug }) => slug);
  expect(unique(slugs)).toBe(true);
  for (const slug of ['big-hour', 'notizie', 'lado-pessoal', 'valigie']) expect(slugs).toContain(slug);
  expect(shows.some(({ pro }) => pro)).toBe(true);
  expect(shows.some(({ playlist }) => playlist)).toBe(true);
  expect(shows.flatMap(({ episodes }) => episodes).length).toBeGreaterThanOrEqual(60);
  expect(shows.some(({ episodes }) => episodes.length > 20)).toBe(true);
});

test('no show has two episodes at one address, and some can be read', () => {
  for (const { slug, episodes } of shows) {
    expect([slug, unique(episodes.map(({ title }) => slugify(title)))]).toEqual([slug, true]);
    for (const { text } of episodes) expect(text).toMatch(/[.!?»]$/);
  }
  expect(shows.flatMap(({ episodes }) => episodes.flatMap(({ transcript }) => transcript ?? []))).toHaveLength(3);
});

test('every mix is in a playlist of the page', () => {
  expect(mixPlaylists.map(({ slug }) => slug)).toEqual(mixPlaylistSlugs.filter((slug) => slug !== recentMixes));
  expect(unique(mixes.map(({ name }) => slugify(name)))).toBe(true);
  for (const { slug } of mixPlaylists) expect(mixes.some(({ playlist }) => playlist === slug)).toBe(true);
});

test('[PODFEED-01] the art of a show is a square of 1400 pixels', async () => {
  const { width, height } = await sharp(
    await rasterise(drawPodcastArt({ seed: 'valigie', title: 'Valigie' }), { format: 'jpeg' }),
  ).metadata();
  expect([width, height]).toEqual([1400, 1400]);
});
