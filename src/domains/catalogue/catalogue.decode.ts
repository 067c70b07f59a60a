import type { ParamsOf } from '#contract/endpoint.ts';
import type {
  getSingleMusicData,
  WireArtist,
  WireArtistEntry,
  WireSong,
  WireSongItem,
  WireTopSong,
} from './catalogue.contract.ts';

/** An artist as lists show them. */
export type ArtistEntry = ReturnType<typeof decodeArtistEntry>;

export function decodeArtistEntry({ Id, Url, Nam, Img }: WireArtistEntry) {
  return { id: Id, slug: Url, name: Nam, portrait: Img };
}

export type Artist = ReturnType<typeof decodeArtist>;

export function decodeArtist({ artistName, slug, biography, imageNew }: WireArtist) {
  return { name: artistName, slug, biography, banner: imageNew };
}

/** A song as lists show it. */
export type SongItem = ReturnType<typeof decodeSongItem>;

export function decodeSongItem(wire: WireSongItem) {
  return {
    id: wire.musicId,
    title: wire.musicName,
    songSlug: wire.musicSlug,
    /** The thirty seconds that may be heard: `folder/name.mp3`. */
    preview: wire.musicTrack,
    artistName: wire.artistName,
    artistSlug: wire.artistSlug,
    albumName: wire.albumName,
    /** An address that holds the size token 1000x1000, swapped for the size that a place needs. */
    albumCover: wire.albumCover,
    albumRelease: wire.albumRelease,
    hasLyrics: wire.hasLyrics,
    hasTranslation: wire.hasTranslation,
    hasVideo: wire.hasVideo,
  };
}

export type Song = ReturnType<typeof decodeSong>;

export function decodeSong(wire: WireSong) {
  return {
    ...decodeSongItem(wire),
    lyrics: wire.musicLyrics,
    translation: wire.musicTranslation,
    videoYoutubeId: wire.musicVideoYoutubeId,
    videoFile: wire.musicVideoFileName,
    lyricsVideoYoutubeId: wire.lyricsVideoYoutubeId,
    lyricsVideoFile: wire.lyricsVideoFileName,
    hasDownload: wire.hasDownload,
  };
}

export type TopSong = ReturnType<typeof decodeTopSong>;

export function decodeTopSong(wire: WireTopSong) {
  return {
    title: wire.trackName,
    albumName: wire.collectionName,
    cover: wire.cover,
    previewUrl: wire.previewUrl,
    path: wire.trackViewUrl,
  };
}

type SongParams = ParamsOf<typeof getSingleMusicData>;
type SongAddress = { artistSlug: string; songSlug: string };

export function encodeSongAddress({ artistSlug, songSlug }: SongAddress): SongParams {
  return { artistSlug, musicSlug: songSlug };
}

export function decodeSongAddress({ artistSlug, musicSlug }: SongParams): SongAddress {
  return { artistSlug, songSlug: musicSlug };
}
