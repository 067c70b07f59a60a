import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import type { Album, WireArtist, WireArtistEntry, WireSong, WireSongItem, WireTopSong } from '../catalogue.contract.ts';
import { songPath } from '../catalogue.rules.ts';
import type { ArtistRow, findSong, listAlbumsByRequests, listArtists, listSongs } from './catalogue.store.ts';

type One<Query extends (...args: never[]) => PromiseLike<unknown[]>> = Awaited<ReturnType<Query>>[number];
export type SongItemRow = One<typeof listSongs>;
type SongRow = NonNullable<Awaited<ReturnType<typeof findSong>>>;

const coverAt = (size: string, file: string) => (file ? `/media/${size}/${file}` : '');

export function presentSongItem(row: SongItemRow): WireSongItem {
  return {
    musicId: row.id,
    musicName: row.title,
    musicSlug: row.slug,
    musicTrack: row.preview,
    artistName: row.artistName,
    artistSlug: row.artistSlug,
    albumName: row.albumName,
    albumCover: coverAt('1000x1000', row.albumCover),
    albumRelease: row.albumRelease ?? '',
    iTunesLink: row.itunesLink,
    itunesCover: coverAt('400x400', row.albumCover),
    hasLyrics: row.hasLyrics,
    hasTranslation: row.hasTranslation,
    hasVideo: row.hasVideo,
  };
}

export function presentSong(row: SongRow): WireSong {
  return {
    ...presentSongItem(row),
    musicLyrics: row.lyrics,
    musicTranslation: row.translation,
    musicVideoYoutubeId: row.videoYoutubeId,
    musicVideoFileName: row.videoFile,
    lyricsVideoYoutubeId: row.lyricsVideoYoutubeId,
    lyricsVideoFileName: row.lyricsVideoFile,
    hasDownload: row.download !== '',
  };
}

export function presentTopSong(row: SongItemRow): WireTopSong {
  return {
    trackName: row.title,
    previewUrl: row.preview ? `/media/480p/${row.preview}` : '',
    collectionName: row.albumName,
    artistName: row.artistName,
    cover: coverAt('1000x1000', row.albumCover),
    trackViewUrl: songPath({ songSlug: row.slug, artistSlug: row.artistSlug }),
  };
}

export function presentAlbum(row: One<typeof listAlbumsByRequests>): Album {
  return {
    albumName: row.albumName,
    albumCover: coverAt('1000x1000', row.albumCover ?? ''),
    albumRelease: row.albumRelease ?? '',
    artistName: row.artistName,
    artistSlug: row.artistSlug,
  };
}

export function presentArtistEntry(row: One<typeof listArtists>): WireArtistEntry {
  return { Id: row.id, Url: row.slug, Nam: row.name, Img: row.image, Ver: row.inSlider };
}

export function presentArtist(row: ArtistRow): WireArtist {
  return {
    artistName: row.name,
    slug: row.slug,
    biography: sanitizeHtml(row.biography),
    imageNew: row.banner,
    imageOld: row.image,
  };
}
