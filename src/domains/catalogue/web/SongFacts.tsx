import type { SongItem } from '../catalogue.decode.ts';
import { songsMessages as text } from '../songs.messages.ts';

/** Album and year, and what else there is of a song. */
export function SongFacts({ song }: { song: SongItem }) {
  const { albumName, albumRelease, hasLyrics, hasTranslation, hasVideo } = song;
  const marks = [hasLyrics && text.lyrics, hasTranslation && text.translation, hasVideo && text.video].filter(Boolean);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-12 text-ink-3">
      <span>{[albumName, albumRelease.slice(0, 4)].filter(Boolean).join(', ')}</span>
      {marks.length > 0 && <span className="font-semibold text-good">{marks.join(' · ')}</span>}
    </p>
  );
}
