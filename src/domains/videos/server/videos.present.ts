import type { WirePlaylist, WireTvProgramme, WireVideo } from '../videos.contract.ts';
import type { LibraryPlaylist, LibraryVideo } from './video-library.ts';

export function presentVideo(video: LibraryVideo): WireVideo {
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

export function presentPlaylistName({ id, title }: Pick<LibraryPlaylist, 'id' | 'title'>) {
  return { id, snippet: { title } };
}

export function presentPlaylist({ id, title, videos }: LibraryPlaylist, count: number): WirePlaylist {
  return { ...presentPlaylistName({ id, title }), items: videos.slice(0, count).map(presentVideo) };
}

export function presentOnTv({
  videoId,
  title,
  image,
  slug,
  file,
  seconds,
}: LibraryVideo): WireTvProgramme['films'][number] {
  return { videoId, title, videoImage: image, slug, videoFileName: file, seconds: seconds ?? 0 };
}
