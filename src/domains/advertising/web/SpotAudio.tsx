import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { spotMessages } from '../advertising.messages.ts';
import { type HeardSpot, useSpotSound } from './use-spot-sound.ts';

export function SpotAudio({ spot }: { spot: HeardSpot }) {
  const { action, press } = useSpotSound(spot);
  if (!spot.audioFile) return <p>{spotMessages.noAudio}</p>;
  return (
    <Button variant={action === 'pause' ? 'line' : 'primary'} onClick={press}>
      <Icon name={action === 'pause' ? 'pause' : 'play'} size={20} />
      {spotMessages[action]}
    </Button>
  );
}
