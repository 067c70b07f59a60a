import { asc, eq, gt, sql } from 'drizzle-orm';
import type { SearchSource } from '#domains/search/server/search.read.ts';
import { songPath } from '../catalogue.rules.ts';
import { artists, songs } from './catalogue.tables.ts';

const pageLength = 1_000;

export const artistsForSearch: SearchSource = async function* (db) {
  const requests = sql<number>`coalesce((select sum(requests) from ${songs} where artist_id = ${artists.id}), 0)::int`;
  const rows = await db
    .select({
      id: artists.id,
      slug: artists.slug,
      name: artists.name,
      biography: artists.biography,
      image: artists.image,
      requests,
    })
    .from(artists);
  yield rows.map(({ id, slug, name, biography, image, requests }) => ({
    kind: 'artist' as const,
    key: id,
    title: name,
    address: `/artisti/${slug}`,
    image,
    body: biography,
    popularity: requests,
  }));
};

export const songsForSearch: SearchSource = async function* (db) {
  for (let after = 0; ; ) {
    const rows = await db
      .select({ song: songs, artistName: artists.name, artistSlug: artists.slug })
      .from(songs)
      .innerJoin(artists, eq(artists.id, songs.artistId))
      .where(gt(songs.id, after))
      .orderBy(asc(songs.id))
      .limit(pageLength);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ song, artistName, artistSlug }) => ({
      kind: 'song' as const,
      key: song.id,
      title: song.title,
      subtitle: artistName,
      address: songPath({ songSlug: song.slug, artistSlug }),
      image: song.albumCover,
      body: `${song.albumName} ${song.lyrics} ${song.translation}`,
      popularity: song.requests,
    }));
    after = last.song.id;
  }
};
