import type { Playlist, TvProgramme, Video } from '../videos.contract.ts';
import type { LibraryPlaylist, LibraryVideo } from './video-library.ts';

export function presentVideo(video: LibraryVideo): Video {
  const { videoId, title, slug, description, seconds } = video;
  return {
    videoId,
    title,
    videoImage: video.image,
    slug,
    description,
    // A film that has not been measured has no length yet.
    seconds: seconds || null,
    publishedAt: video.publishedAt.toISOString(),
    videoYoutubeId: video.youtubeId,
    videoFileName: video.file,
  };
}

export function presentPlaylist({ id, title, videos }: LibraryPlaylist, count: number): Playlist {
  return { id, snippet: { title }, items: videos.slice(0, count).map(presentVideo) };
}

export function presentOnTv({
  videoId,
  title,
  image,
  slug,
  file,
  seconds,
}: LibraryVideo): TvProgramme['films'][number] {
  return { videoId, title, videoImage: image, slug, videoFileName: file, seconds: seconds ?? 0 };
}
