import type { NowPlaying } from '#domains/live/live.contract.ts';
import { Lyrics } from '../listen/Lyrics.tsx';
import { AdBreak } from '../preroll/AdBreak.tsx';

/** The words of the song on air with their translation; while a client speaks, who it is. */
export function OnAirWords({ item }: { item: NowPlaying | null }) {
  return item?.metaType === 'commercial' ? <AdBreak item={item} /> : <Lyrics key={item?.time} item={item} />;
}
