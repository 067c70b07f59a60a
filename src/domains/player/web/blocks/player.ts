import type { NowPlaying, Stream } from '#domains/live/live.contract.ts';
import { defaultStream } from '#engines/player/default-stream.ts';
import { defaultVolume, type Volume } from '#engines/player/default-volume.ts';
import type { OtherMedia } from '#engines/player/other-media.ts';
import type { Stream as PlayedStream, PlayerState, Song } from '#engines/player/player-state.ts';
import { createStore, useStore } from '#web/shell/store.ts';
import type { RatingState, RatingValue } from '../../player.rules.ts';
import type { RunningPlayer } from '../run-player.ts';

/** What every part of the page sees of the one player. */
export type PlayerView = {
  shouldBePlaying: boolean;
  status: PlayerState['playerStatus'];
  isLive: PlayerState['isLive'];
  song: Song | null;
  stream: PlayedStream;
  volume: Volume;
  /** What is heard, or what is on air while nothing is heard; null until the station has told. */
  item: NowPlaying | null;
  rating: RatingState;
};

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
  starting ??= import('../run-player.ts').then(
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

function act(run: (player: RunningPlayer) => void): void {
  if (running) run(running);
  else startPlayer().then(run, (error) => console.warn('the player did not load', error));
}

/** The player's buttons, for whoever draws some. */
export const player = {
  toggle: () => act(({ engine }) => engine.toggle()),
  /** A finger is down on a button that will toggle: the sound may set out. */
  getReady: () => running?.engine.getReady(),
  /** The radio as it is on air; `byGesture` false where nobody pressed for it. */
  playLive: (byGesture = true) => act(({ engine }) => engine.playLive(undefined, byGesture)),
  playSource: (song: Song) => act(({ engine }) => engine.playSource(song)),
  setVolume: (percent: number) => act(({ engine }) => engine.volume.set(percent)),
  volumeUp: () => act(({ engine }) => engine.volume.up()),
  volumeDown: () => act(({ engine }) => engine.volume.down()),
  toggleMute: () => act(({ engine }) => engine.volume.toggleMute()),
  rate: (rating: RatingValue) => act((one) => void one.rate(rating)),
  /** The streams that a page has loaded anyway. */
  knowStreams: (streams: readonly Stream[]) => act((one) => one.streams.know(streams)),
  chooseStream: (streamId: string, openPage: (path: string) => void) =>
    act((one) => one.streams.choose(streamId, openPage)),
  /** A podcast, mix or preview begins: the radio is silent until it ends. `stopIt` is called when the radio starts again. */
  beginOtherMedia(stopIt: () => void): OtherMedia {
    const begun = (running ? Promise.resolve(running) : startPlayer()).then(({ engine }) =>
      engine.beginOtherMedia(stopIt),
    );
    return { end: () => void begun.then((one) => one.end()), pause: () => void begun.then((one) => one.pause()) };
  },
};
