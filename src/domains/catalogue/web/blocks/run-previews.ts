import { playerErrors } from '#domains/player/player.messages.ts';
import { player, playerView } from '#domains/player/web/blocks/player.ts';
import { realClock } from '#kit/clock.ts';
import type { Store } from '#web/shell/store.ts';
import { settle, toast } from '#web/toasts/toasts.ts';
import { findHouseSpot } from './house-spot.ts';
import { createPreviews, type Previews, type PreviewView } from './previews.ts';

const about = 'preview';

/** The page's one element for previews, beside the radio's own. */
export function runPreviews(view: Store<PreviewView>): Previews {
  return createPreviews({
    audio: previewAudio(),
    clock: realClock,
    beginOtherMedia: player.beginOtherMedia,
    findSpot: findHouseSpot,
    show: (shown) => {
      if (shown?.phase === 'playing') settle(about);
      view.set(shown);
    },
    onFailure: () => {
      const said = playerErrors['song-failed'];
      if (said) toast('error', said.text, { about });
    },
  });
}

function previewAudio(): HTMLAudioElement {
  const audio = document.createElement('audio');
  audio.preload = 'none';
  audio.dataset.preview = '';
  const follow = () => {
    const { volume } = playerView.get().volume;
    audio.volume = volume / 100;
    audio.muted = volume === 0;
  };
  follow();
  playerView.subscribe(follow);
  // In the document only once it is wanted: until then the radio's element is the only one there.
  audio.addEventListener('play', () => document.body.append(audio), { once: true });
  return audio;
}
