import { Equaliser } from '#web/ui/Equaliser.tsx';
import { playerMessages } from '../player.messages.ts';
import { usePlayer } from './player-store.ts';

/** The bars dance while there is sound and only then. */
export function LiveMark({ text = playerMessages.live }: { text?: string }) {
  const { shouldBePlaying, status, isLive } = usePlayer();
  const isConnecting = shouldBePlaying && status === 'loading';
  if (isLive !== true && !isConnecting) return null;
  return (
    <span className="kicker inline-flex items-center gap-2 whitespace-nowrap">
      <Equaliser moving={status === 'playing'} />
      {isConnecting ? playerMessages.connecting : text}
    </span>
  );
}
