import { isShown } from '../videos.rules.ts';

/** A video of either provider. */
export type LibraryVideo = {
  videoId: string;
  slug: string;
  title: string;
  description: string;
  /** What the pages show: a file of ours, or the address under which this site hands out the video site's picture. */
  image: string;
  /** Where the video site has its picture; empty for our own films. */
  posterUrl: string;
  youtubeId: string;
  file: string;
  seconds: number | null;
  publishedAt: Date;
  tvPosition: number | null;
};

export type LibraryPlaylist = { id: string; title: string; videos: readonly LibraryVideo[] };

/** Everything that may be watched, in one piece: a channel is small, and every page asks for some of it. */
export type VideoLibrary = {
  /** Newest first. */
  latest: readonly LibraryVideo[];
  playlists: readonly LibraryPlaylist[];
  bySlug: ReadonlyMap<string, LibraryVideo>;
  /** The loop of the TV channel. */
  onTv: readonly LibraryVideo[];
};

/** Leaves out what may not be shown. */
export function createVideoLibrary(
  videos: readonly LibraryVideo[],
  playlists: readonly LibraryPlaylist[],
): VideoLibrary {
  const latest = videos.filter(isShown).toSorted((one, other) => Number(other.publishedAt) - Number(one.publishedAt));
  return {
    latest,
    playlists: playlists.map((playlist) => ({ ...playlist, videos: playlist.videos.filter(isShown) })),
    bySlug: new Map(latest.map((video) => [video.slug, video])),
    onTv: latest
      .filter(({ file, seconds, tvPosition }) => tvPosition !== null && file && seconds)
      .toSorted((one, other) => (one.tvPosition ?? 0) - (other.tvPosition ?? 0)),
  };
}
