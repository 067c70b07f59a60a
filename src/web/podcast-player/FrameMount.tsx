import { podcastPlayerMessages as text } from '#domains/podcasts/player.messages.ts';
import { type PlayerStyle, playerHeights } from '#domains/podcasts/player.rules.ts';
import { Equaliser } from '../ui/Equaliser.tsx';

/** As large as the player that comes. */
export function FrameMount({ style }: { style: PlayerStyle }) {
  return (
    <p
      role="status"
      data-podcast-placeholder
      style={{ height: playerHeights[style] }}
      className="grid place-items-center rounded-card bg-night text-rose"
    >
      <Equaliser />
      <span className="visually-hidden">{text.loading}</span>
    </p>
  );
}
