import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { Spot } from '../advertising.contract.ts';
import { spotMessages } from '../advertising.messages.ts';
import { clientNameOf, spotAudioAction } from '../advertising.rules.ts';
import type { SpotPlayer } from './blocks/SpotModal.tsx';
import { spotAudio, spotCover } from './spot-media.ts';
import { trackSpot } from './track-spot.ts';

export function SpotAudio({ spot, player }: { spot: Spot; player: SpotPlayer }) {
  if (!spot.audioFile) return <p>{spotMessages.noAudio}</p>;
  const src = spotAudio(spot);
  const action = spotAudioAction(src, player);

  function press() {
    if (action === 'pause') return player.pause();
    if (action === 'resume') return player.resume();
    trackSpot('spot_audio_play', spot);
    player.play({ id: `spot-${spot.slug}`, title: spot.name, artist: clientNameOf(spot), cover: spotCover(spot), src });
  }

  return (
    <Button variant={action === 'pause' ? 'line' : 'primary'} onClick={press}>
      <Icon name={action === 'pause' ? 'pause' : 'play'} size={20} />
      {spotMessages[action]}
    </Button>
  );
}
