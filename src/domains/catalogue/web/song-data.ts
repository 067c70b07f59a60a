import { breadcrumbs } from '#web/json-ld.ts';
import type { Song } from '../catalogue.decode.ts';
import { artistPath, songPath } from '../catalogue.rules.ts';
import { songMessages } from '../song.messages.ts';

/** What search engines read of a song: https://schema.org/MusicRecording. */
export function songData(song: Song): object[] {
  const artist = { '@type': 'MusicGroup', name: song.artistName, url: artistPath(song.artistSlug) };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'MusicRecording',
      name: song.title,
      url: songPath(song),
      byArtist: artist,
      ...(song.albumName && { inAlbum: { '@type': 'MusicAlbum', name: song.albumName, byArtist: artist } }),
      ...(song.albumRelease && { datePublished: song.albumRelease }),
      ...(song.albumCover && { image: song.albumCover }),
      ...(song.lyrics && {
        recordingOf: { '@type': 'MusicComposition', lyrics: { '@type': 'CreativeWork', text: song.lyrics } },
      }),
    },
    breadcrumbs([
      { name: songMessages.list, path: '/canzoni' },
      { name: song.title, path: songPath(song) },
    ]),
  ];
}
