import type { Spot } from '../advertising.contract.ts';
import { clientNameOf, type SpotAudioAction, spotAudioAction } from '../advertising.rules.ts';
import { useSpotPlayer } from './blocks/spot-player.ts';
import { spotAudio, spotCover } from './spot-media.ts';
import { type SpotNames, trackSpot } from './track-spot.ts';

export type HeardSpot = SpotNames & Pick<Spot, 'slug' | 'audioFile' | 'imageFile' | 'clientImageFile'>;

/** What a spot's button does, and doing it. */
export function useSpotSound(spot: HeardSpot): { action: SpotAudioAction; press: () => void } {
  const player = useSpotPlayer();
  const src = spotAudio(spot);
  const action = spotAudioAction(src, player);

  function press() {
    if (action === 'pause') return player.pause();
    if (action === 'resume') return player.resume();
    trackSpot('spot_audio_play', spot);
    player.play({ id: `spot-${spot.slug}`, title: spot.name, artist: clientNameOf(spot), cover: spotCover(spot), src });
  }

  return { action, press };
}
