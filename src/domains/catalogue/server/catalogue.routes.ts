import { longestPage } from '#contract/paging.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { cachedUntilTagged } from '#server/cached-until-tagged.ts';
import {
  getAlbumsDoMomento,
  getArtists,
  getArtistsTopSongs,
  getFilteredMusicData,
  getMusicCount,
  getMusicData,
  getSingleArtist,
  getSingleMusicData,
  getSlides,
  getSomeAlbumsDoMomento,
} from '../catalogue.contract.ts';
import { decodeSongAddress } from '../catalogue.decode.ts';
import {
  defaultAlbumCount,
  isFilterActive,
  noFilter,
  noMoreSongs,
  noSongsForFilter,
  type SongFilter,
} from '../catalogue.rules.ts';
import { getMovedArtist, getMovedSong } from '../moved-music.contract.ts';
import { presentAlbum, presentArtist, presentArtistEntry, presentSong, presentTopSong } from './catalogue.present.ts';
import { readSongItems } from './catalogue.read.ts';
import {
  findArtist,
  findSong,
  listAlbumsByRequests,
  listArtists,
  listDirectory,
  listTopSongs,
} from './catalogue.store.ts';
import { songLists, songTags } from './catalogue.tags.ts';
import { addressOfMovedArtist, addressOfMovedSong } from './moved-music.store.ts';
import { createSongDirectory } from './song-directory.ts';

type Wishes = Partial<Record<'lyrics' | 'translation' | 'video' | 'query', string>>;

function filterOf({ lyrics, translation, video, query = '' }: Wishes): SongFilter {
  return { lyrics: lyrics === 'true', translation: translation === 'true', video: video === 'true', query };
}

export function catalogueRoutes({ db, events }: Pick<AppContext, 'db' | 'events'>): Implementation[] {
  const artists = cachedUntilTagged(events, ['artists'], async () => (await listArtists(db)).map(presentArtistEntry));
  const slides = cachedUntilTagged(events, ['artists'], async () =>
    (await listArtists(db)).filter(({ inSlider }) => inSlider).map(presentArtistEntry),
  );
  const directory = cachedUntilTagged(events, songLists, async () => createSongDirectory(await listDirectory(db)));
  const albums = cachedUntilTagged(events, songLists, async () =>
    (await listAlbumsByRequests(db, longestPage)).map(presentAlbum),
  );

  async function songPage(ids: Uint32Array, { offset, count }: { offset: number; count: number }) {
    return readSongItems(db, [...ids.subarray(offset, offset + count)]);
  }

  return [
    implement(getArtists, ({ tag }) => {
      tag('artists');
      return artists();
    }),

    implement(getSlides, ({ tag }) => {
      tag('artists');
      return slides();
    }),

    implement(getAlbumsDoMomento, async ({ tag }) => {
      for (const name of songLists) tag(name);
      return (await albums()).slice(0, defaultAlbumCount);
    }),

    implement(getSomeAlbumsDoMomento, async ({ params, tag }) => {
      for (const name of songLists) tag(name);
      return (await albums()).slice(0, params.count);
    }),

    implement(getSingleArtist, async ({ params, refuse, tag }) => {
      const artist = await findArtist(db, params.slug);
      tag(artist ? `artist:${artist.id}` : 'artists');
      return artist ? presentArtist(artist) : refuse('artist not found');
    }),

    implement(getMovedArtist, async ({ params, refuse, tag }) => {
      tag('artists');
      const address = await addressOfMovedArtist(db, params.slug);
      return address === null ? refuse('not moved') : { address };
    }),

    implement(getArtistsTopSongs, async ({ params, refuse, tag }) => {
      const artist = await findArtist(db, params.artistSlug);
      if (!artist) {
        tag('artists');
        return refuse('artist not found');
      }
      for (const name of [`artist:${artist.id}`, `songs-of:${artist.id}`]) tag(name);
      return (await listTopSongs(db, artist.id, params.count)).map(presentTopSong);
    }),

    implement(getMusicData, async ({ params, refuse, tag }) => {
      for (const name of songLists) tag(name);
      const songs = await songPage((await directory()).find(noFilter), params);
      return songs.length === 0 && params.offset > 0 ? refuse(noMoreSongs) : songs;
    }),

    implement(getFilteredMusicData, async ({ params, query, refuse, tag }) => {
      for (const name of songLists) tag(name);
      const filter = filterOf(query);
      const found = (await directory()).find(filter);
      if (found.length === 0 && isFilterActive(filter)) return refuse(noSongsForFilter);
      const songs = await songPage(found, params);
      return songs.length === 0 && params.offset > 0 ? refuse(noMoreSongs) : songs;
    }),

    implement(getMusicCount, async ({ query, tag }) => {
      for (const name of songLists) tag(name);
      return { total: (await directory()).find(filterOf(query)).length };
    }),

    implement(getSingleMusicData, async ({ params, refuse, tag }) => {
      const song = await findSong(db, decodeSongAddress(params));
      for (const name of song ? songTags(song) : songLists) tag(name);
      return song ? presentSong(song) : refuse('music not found');
    }),

    implement(getMovedSong, async ({ params, refuse, tag }) => {
      for (const name of songLists) tag(name);
      const address = await addressOfMovedSong(db, decodeSongAddress(params));
      return address === null ? refuse('not moved') : { address };
    }),
  ];
}
