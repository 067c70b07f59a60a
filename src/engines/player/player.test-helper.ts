import { defaultStream } from './default-stream.ts';
import type { Effect, PlayerEvent, Turn } from './player-events.ts';
import { reduce } from './player-reducer.ts';
import { initialState, type PlayerState, type Song, type Stream } from './player-state.ts';

export const live: Stream = defaultStream;

export const dolby: Stream = {
  ...defaultStream,
  streamId: 'antena_1_dolby_atmos',
  streamName: 'Dolby Atmos',
  pro: true,
  sources: [{ src: '/stream/dolby.m3u8', type: 'application/vnd.apple.mpegurl' }],
};

export const song: Song = {
  id: 'onda+lia',
  title: 'Onda',
  artist: 'Lia Fontes',
  sources: [{ src: '/media/onda.mp3', type: 'audio/mpeg' }],
};

export const ad = { id: 'caffe', sources: [{ src: '/media/caffe.mp3', type: 'audio/mpeg' }] };

const wish = { byGesture: true, withAd: false };

export const played: PlayerEvent = { kind: 'PlayPressed', ...wish };
export const playedWithAd: PlayerEvent = { kind: 'PlayPressed', byGesture: true, withAd: true };
export const startedItself: PlayerEvent = { kind: 'PlayPressed', byGesture: false, withAd: false };
export const choseLive = (stream: Stream): PlayerEvent => ({ kind: 'SourceChosen', stream, ...wish });
export const choseSong = (one: Song = song): PlayerEvent => ({ kind: 'SongChosen', song: one, ...wish });
export const adReady: PlayerEvent = { kind: 'AdReady', ad };

type Bare = Exclude<
  PlayerEvent['kind'],
  'PlayPressed' | 'SourceChosen' | 'SongChosen' | 'Restored' | 'AdReady' | 'AdFailed'
>;

/** An event, or the bare name of one that carries nothing. */
export type Told = PlayerEvent | Bare;

export function eventOf(told: Told): PlayerEvent {
  return typeof told === 'string' ? { kind: told } : told;
}

/** The turn that the last of the events makes, after all the others. */
export function having(...told: Told[]): Turn {
  return from(initialState({ stream: live }), ...told);
}

export function from(start: PlayerState, ...told: Told[]): Turn {
  return told.reduce<Turn>(({ state }, one) => reduce(state, eventOf(one)), { state: start, effects: [] });
}

export function kindsOf(effects: readonly Effect[]): string[] {
  return effects.map((effect) => {
    if (effect.kind === 'startTimer' || effect.kind === 'cancelTimer') return `${effect.kind} ${effect.name}`;
    if (effect.kind === 'analytics') return effect.name;
    return effect.kind === 'showError' ? `showError ${effect.code}` : effect.kind;
  });
}

/** Live, heard and flowing. */
export const listening: Told[] = [played, 'MediaPlaying', 'MediaProgressed'];
/** The third retry has failed. */
export const failedForGood: Told[] = [
  'MediaFailed',
  ...Array.from({ length: 3 }, (): Told[] => ['RetryDue', 'MediaFailed']).flat(),
];
