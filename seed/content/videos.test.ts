import { expect, test } from 'vitest';
import { library } from '../audio/library.ts';
import { playlists, videos } from './videos.ts';

test('every video is told of, has an address of its own, stands in a playlist and has music that is there', () => {
  const slugs = videos.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect([...new Set(playlists.flatMap((list) => list.videos.map(({ slug }) => slug)))].sort()).toEqual(
    slugs.toSorted(),
  );
  for (const { slug, title, description, track, from, seconds } of videos) {
    expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect([slug, title.length > 20, title.length <= 70, description.length > 100]).toEqual([slug, true, true, true]);
    expect([slug, seconds % 3]).toEqual([slug, 0]);
    const song = library.find(({ id }) => id === track);
    expect([slug, (song?.seconds ?? 0) * (1 - from) >= seconds]).toEqual([slug, true]);
  }
});

test('playlists have different names and addresses', () => {
  expect(new Set(playlists.map(({ id }) => id)).size).toBe(playlists.length);
  expect(new Set(playlists.map(({ title }) => title)).size).toBe(playlists.length);
});
