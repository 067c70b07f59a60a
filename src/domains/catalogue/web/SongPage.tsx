import { Suspense } from 'react';
import { isMissing } from '#contract/client.ts';
import { coverUrl } from '#web/media.ts';
import { definePage, problem } from '#web/page.ts';
import { deferred } from '#web/parts/deferred.ts';
import { redirectToCanonical } from '#web/redirect-to-canonical.ts';
import { getSingleMusicData } from '../catalogue.contract.ts';
import { decodeSong, encodeSongAddress, type Song } from '../catalogue.decode.ts';
import { partsOfSong, songPath } from '../catalogue.rules.ts';
import { songMessages as text } from '../song.messages.ts';
import { SongHead } from './SongHead.tsx';
import { songData } from './song-data.ts';

const SongLyrics = deferred(() => import('./SongLyrics.tsx'), 'SongLyrics');
const SongVideos = deferred(() => import('./SongVideos.tsx'), 'SongVideos');

export const page = definePage<Song>({
  async load({ client, params: { slug = '' }, path }) {
    const parts = partsOfSong(slug.toLowerCase());
    if (!parts) return notFound;
    let song: Song;
    try {
      song = decodeSong(await client.call(getSingleMusicData, { params: encodeSongAddress(parts) }));
    } catch (error) {
      if (!isMissing(error)) throw error;
      await (await import('./missing-music.ts')).redirectMovedSong(client, parts, path);
      return notFound;
    }
    redirectToCanonical(path, songPath(song));
    return song;
  },
  head: (song, { parameters: { station } }) => ({
    title: text.headTitle(song.title, song.artistName),
    description: text.headDescription(song.title, song.artistName, station.name),
    keywords: text.headKeywords(song.title, song.artistName, song.albumName),
    image: song.albumCover ? coverUrl(song.albumCover, 1000) : undefined,
    jsonLd: import.meta.env.SSR ? songData(song) : undefined,
    oembed: true,
    faces: song.lyrics || song.translation ? ['fraunces-words'] : [],
  }),
  Page: SongPage,
});

const notFound = problem({
  status: 404,
  title: text.missingTitle,
  message: text.missingText,
  link: { to: '/canzoni', label: text.backToSongs },
});

function SongPage({ data: song }: { data: Song }) {
  return (
    <article className="pb-16 md:pb-24">
      <SongHead song={song} />
      <div className="page-width grid gap-12 md:gap-16">
        <Suspense>
          <SongLyrics song={song} />
          <SongVideos song={song} />
        </Suspense>
      </div>
    </article>
  );
}
