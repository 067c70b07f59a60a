import { Equaliser } from '#web/ui/Equaliser.tsx';
import { playMessages } from '../../play.messages.ts';
import { usePlayer } from '../blocks/player.ts';
import { usePreroll } from '../preroll/preroll-view.ts';

/** The bars dance while there is sound and only then. */
export function LiveMark({ text }: { text?: string }) {
  const preroll = usePreroll();
  const { shouldBePlaying, status, isLive } = usePlayer();
  const isConnecting = shouldBePlaying && status === 'loading';
  if (isLive !== true && !isConnecting) return null;
  return (
    <span className="kicker inline-flex items-center gap-2 whitespace-nowrap">
      <Equaliser moving={status === 'playing'} />
      {isConnecting ? playMessages.connecting : (text ?? (preroll ? playMessages.ad : playMessages.live))}
    </span>
  );
}
