import { type RefObject, useEffect, useState } from 'react';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { tvMessages as text } from '../../tv.messages.ts';

type Props = {
  isPlaying: boolean;
  isMuted: boolean;
  /** What fills the screen when asked to. */
  frame: RefObject<HTMLElement | null>;
  onToggle: () => void;
  onMute: () => void;
};

export function TvControls({ isPlaying, isMuted, frame, onToggle, onMute }: Props) {
  const { isFull, toggleFull } = useFullScreen(frame);
  return (
    <fieldset className="flex items-center gap-2 py-2" aria-label={text.controls}>
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? text.pause : text.play}
        variant="solid"
        onClick={onToggle}
      />
      <IconButton icon={isMuted ? 'volume-off' : 'volume'} label={isMuted ? text.unmute : text.mute} onClick={onMute} />
      <span className="grow">{isPlaying && <Badge kind="live">{text.live}</Badge>}</span>
      {document.fullscreenEnabled && (
        <Button variant="ghost" onClick={toggleFull}>
          {isFull ? text.leaveFullScreen : text.fullScreen}
        </Button>
      )}
    </fieldset>
  );
}

function useFullScreen(frame: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  // A refusal leaves the picture as large as it was.
  const toggleFull = () =>
    void (isFull ? document.exitFullscreen() : frame.current?.requestFullscreen())?.catch(() => undefined);
  return { isFull, toggleFull };
}
