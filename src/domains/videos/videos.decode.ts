import type { WirePlaylist, WireTvProgramme, WireVideo, WireVideoItem } from './videos.contract.ts';

/** A video as lists show it. */
export type VideoItem = ReturnType<typeof decodeVideoItem>;

export function decodeVideoItem({ videoId, title, videoImage, slug, publishedAt, seconds }: WireVideoItem) {
  return { videoId, title, image: videoImage, slug, publishedAt, seconds };
}

export type Video = ReturnType<typeof decodeVideo>;

export function decodeVideo(wire: WireVideo) {
  return {
    ...decodeVideoItem(wire),
    description: wire.description,
    youtubeId: wire.videoYoutubeId,
    file: wire.videoFileName,
  };
}

export type Playlist = ReturnType<typeof decodePlaylist>;

export function decodePlaylist({ id, snippet, items }: WirePlaylist) {
  return { id, title: snippet.title, videos: items.map(decodeVideoItem) };
}

export type TvProgramme = ReturnType<typeof decodeTvProgramme>;

export function decodeTvProgramme({ streamUrl, films }: WireTvProgramme) {
  return {
    streamUrl,
    films: films.map(({ videoId, title, videoImage, slug, videoFileName, seconds }) => ({
      videoId,
      title,
      image: videoImage,
      slug,
      file: videoFileName,
      seconds,
    })),
  };
}
