import type { Stream } from '#domains/live/live.contract.ts';
import { defaultStream } from '#engines/player/default-stream.ts';
import { defaultVolume } from '#engines/player/default-volume.ts';
import type { OtherMedia } from '#engines/player/other-media.ts';
import type { Song } from '#engines/player/player-state.ts';
import { fetchForPress, keepFetching } from '#web/parts/parts.ts';
import { createStore, useStore } from '#web/shell/store.ts';
import type { RatingValue } from '../../player.rules.ts';
import type { PlayerView } from '../player-view.ts';
import type { RunningPlayer } from '../sound/run-player.ts';

const atFirst: PlayerView = {
  shouldBePlaying: false,
  status: 'paused',
  isLive: true,
  song: null,
  stream: defaultStream,
  volume: defaultVolume,
  item: null,
  rating: { stored: null, settingRating: false },
};

export const playerView = createStore<PlayerView>(atFirst);

export function usePlayer(): PlayerView {
  return useStore(playerView, atFirst);
}

let running: RunningPlayer | null = null;
let starting: Promise<RunningPlayer> | null = null;

/** Fetches the engine right after hydration, so that a click finds it there and the sound starts within the gesture. */
export function startPlayer(): Promise<RunningPlayer> {
  starting ??= import('../sound/run-player.ts').then(
    ({ runPlayer }) => {
      running = runPlayer(playerView);
      return running;
    },
    (error) => {
      // The next wish tries again.
      starting = null;
      throw error;
    },
  );
  return starting;
}

async function act(run: (player: RunningPlayer) => void): Promise<void> {
  // Within the gesture where the engine is here: some browsers let nothing sound after it.
  if (running) return run(running);
  const player = await fetchForPress(startPlayer);
  if (player) run(player);
}

/** The press shows at once, also while the engine is still on its way. */
async function press(run: (player: RunningPlayer) => void): Promise<void> {
  if (!running) playerView.set({ ...playerView.get(), shouldBePlaying: true, status: 'loading' });
  await act(run);
  if (!running) playerView.set(atFirst);
}

/** For what nobody pressed: it waits in silence. */
function whenRunning(run: (player: RunningPlayer) => void): void {
  if (running) run(running);
  else keepFetching(startPlayer, { onHere: run });
}

/** The player's buttons, for whoever draws some. */
export const player = {
  toggle: () => void press(({ engine }) => engine.toggle()),
  /** For a press that was kept: by now it may play already. */
  play: () => press(({ engine }) => !engine.getState().shouldBePlaying && engine.toggle()),
  /** A finger is down on a button that will toggle: the sound may set out. */
  getReady: () => running?.engine.getReady(),
  /** The radio as it is on air; `byGesture` false where nobody pressed for it. */
  playLive: (byGesture = true) =>
    void (byGesture ? act : whenRunning)(({ engine }) => engine.playLive(undefined, byGesture)),
  playSource: (song: Song) => void act(({ engine }) => engine.playSource(song)),
  setVolume: (percent: number) => void act(({ engine }) => engine.volume.set(percent)),
  volumeUp: () => void act(({ engine }) => engine.volume.up()),
  volumeDown: () => void act(({ engine }) => engine.volume.down()),
  toggleMute: () => void act(({ engine }) => engine.volume.toggleMute()),
  rate: (rating: RatingValue) => void act((one) => void one.rate(rating)),
  /** The streams that a page has loaded anyway. */
  knowStreams: (streams: readonly Stream[]) => whenRunning((one) => one.streams.know(streams)),
  chooseStream: (streamId: string, openPage: (path: string) => void) =>
    void act((one) => one.streams.choose(streamId, openPage)),
  /** A podcast, mix or preview begins: the radio is silent until it ends. `stopIt` is called when the radio starts again. */
  beginOtherMedia(stopIt: () => void): OtherMedia {
    const begun = new Promise<RunningPlayer>(whenRunning).then(({ engine }) => engine.beginOtherMedia(stopIt));
    return { end: () => void begun.then((one) => one.end()), pause: () => void begun.then((one) => one.pause()) };
  },
};
