import type { NowPlaying } from '#domains/live/live.contract.ts';
import { AdBreak } from '../AdBreak.tsx';
import { Lyrics } from '../Lyrics.tsx';

/** The words of the song on air with their translation; while a client speaks, who it is. */
export function OnAirWords({ item }: { item: NowPlaying | null }) {
  return item?.metaType === 'commercial' ? <AdBreak item={item} /> : <Lyrics key={item?.time} item={item} />;
}
