import { videoSourceOf } from '#domains/videos/web/blocks/video-source.ts';
import type { Song } from '../catalogue.decode.ts';
import { songMessages as text } from '../song.messages.ts';
import { SongVideo } from './SongVideo.tsx';

/** The official video and the one with the words, each from YouTube or from a file of ours. */
export function SongVideos({ song }: { song: Song }) {
  const videos = [
    { title: text.officialVideo, source: videoSourceOf(song.videoYoutubeId, song.videoFile) },
    { title: text.lyricsVideo, source: videoSourceOf(song.lyricsVideoYoutubeId, song.lyricsVideoFile) },
  ].flatMap(({ title, source }) => (source ? [{ title, source }] : []));
  return (
    <section className="grid gap-6 border-t-2 border-ink pt-3">
      <h2 className="text-25">{text.videos}</h2>
      {videos.length === 0 ? (
        <p lang={text.noVideos.lang} className="text-16 text-ink-2">
          {text.noVideos.text}
        </p>
      ) : (
        <ul className="grid gap-6 md:grid-cols-2 md:gap-10">
          {videos.map(({ title, source }) => (
            <li key={title} className="grid content-start gap-3">
              <SongVideo title={title} source={source} song={song} />
              <h3 className="text-20">{title}</h3>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
