import { type Handlers, turn } from './player-events.ts';
import { begin, load, quiet, selectLive, selectSong } from './player-moves.ts';
import type { PlayerState, Stream } from './player-state.ts';

export const listenerEvents = {
  PlayPressed: (state, wish) => (state.shouldBePlaying ? turn(state) : begin(state, wish)),

  PausePressed(state) {
    if (state.shouldBePlaying) return quiet(state);
    return turn({ ...state, resumesWith: null, otherMedia: state.otherMedia && { resumes: false } });
  },

  SourceChosen(state, { stream, ...wish }) {
    if (state.shouldBePlaying && isOnAir(state, stream)) return turn(renewed(state, stream));
    return begin(selectLive(state, stream), wish);
  },

  SongChosen: (state, { song, ...wish }) => begin(selectSong(state, song), wish),

  Restored(state, { stream }) {
    if (state.song) return turn({ ...state, currentStream: stream });
    if (isOnAir(state, stream)) return turn(renewed(state, stream));
    const next = selectLive(state, stream);
    if (state.shouldBePlaying && !state.ad) return load(next, 0);
    // A paused stream that is still buffering is no longer the one that play would bring.
    if (state.timers.bufferingStop) return turn({ ...next, timers: { ...next.timers, bufferingStop: false } }, drop);
    return turn(next);
  },

  UnlockGesture: (state) => (state.isLocked ? turn({ ...state, isLocked: false }, { kind: 'unlock' }) : turn(state)),
} satisfies Partial<Handlers>;

const drop = { kind: 'dropSource' } as const;

function isOnAir(state: PlayerState, stream: Stream): boolean {
  return state.isLive === true && state.currentStream.streamId === stream.streamId;
}

/** The same stream as the server describes it now: what sounds goes on, the next connection takes the newer address. */
function renewed(state: PlayerState, stream: Stream): PlayerState {
  return { ...state, currentStream: stream, currentSources: stream.sources };
}
