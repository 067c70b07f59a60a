import { standardStreamId } from '#engines/player/default-stream.ts';
import type { Heard } from '../../player.rules.ts';
import type { PlayerView } from '../player-view.ts';
import type { PrerollView } from '../preroll/preroll-view.ts';

/** What a vote would be for: the song on air, unless something else is heard. */
export function heardNow(view: PlayerView, preroll: PrerollView | null): Heard {
  const isStandardStream = view.stream.streamId === standardStreamId;
  return { ...view, isStandardStream, isAdHeard: preroll !== null };
}
