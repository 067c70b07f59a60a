import type { Clock } from '#kit/clock.ts';
import type { Airing, AudioChunk } from './airing.ts';
import { hlsAudibleDelayMs, usualAudibleDelayMs } from './audible-delay.ts';
import { createFanOut, type Listening, type Sink } from './fan-out.ts';
import { createHls } from './hls.ts';
import type { HlsSegment } from './hls-segments.ts';

/** On air by the programme clock. A page shows it as many milliseconds later as its stream is behind. */
export type OnAir = { airing: Airing; positionMs: number; audibleDelayMs: number; hlsAudibleDelayMs: number };

/** What a channel sends, as another process needs it to send the same: `number` counts the chunks of one term. */
export type AudioPiece = AudioChunk & { kind: 'audio'; term: number; number: number };
export type Piece = AudioPiece | (HlsSegment & { kind: 'segment' });

export type Channel = ReturnType<typeof createChannel>;

/** Twelve seconds at two a second: whoever begins to follow has a burst for the listeners of its own. */
const recentPieces = 24;
/** Without anything new for so long a channel is off the air. */
const offAirAfterMs = 10_000;

/**
 * One channel, sent to everybody at once as an endless MP3 stream and as HLS. Its sound comes from a programme of this process
 * or from another process that has it; whoever listens stays while the one takes over from the other.
 */
export function createChannel({ id, clock }: { id: string; clock: Clock }) {
  const fanOut = createFanOut();
  const hls = createHls();
  const followers = new Set<(piece: Piece) => void>();
  let recent: AudioPiece[] = [];
  let last: { piece: AudioPiece; heardAt: number } | undefined;
  let term = 0;
  const { promise: firstSound, resolve: sound } = Promise.withResolvers<void>();

  function send(piece: AudioPiece): void {
    last = { piece, heardAt: clock.now() };
    recent = [...recent, piece].slice(-recentPieces);
    fanOut.push(piece);
    tell(piece);
    sound();
  }

  function tell(piece: Piece): void {
    for (const follower of followers) follower(piece);
  }

  /** Listeners are told of a new title when they are given another airing, not another copy of the same. */
  function sameAiring(airing: Airing): Airing {
    return last?.piece.airing.id === airing.id ? last.piece.airing : airing;
  }

  return {
    id,

    /** Comes once: a channel that has gone off the air is not beginning. */
    firstSound,

    /** A programme of this process begins. Every term is above the one before; players are told of the seam. */
    begin(newTerm: number): void {
      term = newTerm;
      hls.begin(newTerm);
    },

    push(chunk: AudioChunk): void {
      const number = last?.piece.term === term ? last.piece.number + 1 : 0;
      send({ ...chunk, kind: 'audio', term, number });
      const segment = hls.push(chunk);
      if (segment) tell({ ...segment, kind: 'segment' });
    },

    /** What another process has sent of this channel; what came already, or from one that leads no more, is left out. */
    relay(piece: Piece): void {
      if (piece.term < term) return;
      if (piece.kind === 'segment') {
        hls.adopt(piece);
        return;
      }
      if (last && piece.term === last.piece.term && piece.number <= last.piece.number) return;
      term = piece.term;
      send({ ...piece, airing: sameAiring(piece.airing) });
    },

    /** What whoever begins to follow needs first. */
    pieces: (): Piece[] => [...hls.segments().map((segment) => ({ ...segment, kind: 'segment' as const })), ...recent],

    follow(follower: (piece: Piece) => void): () => void {
      followers.add(follower);
      return () => void followers.delete(follower);
    },

    close: (): void => fanOut.closeAll(),

    listen: (sink: Sink): Listening => fanOut.attach(sink, clock.now()),

    /** Nothing before the first item was read, and while no sound comes. */
    now(): OnAir | undefined {
      if (!last || clock.now() - last.heardAt > offAirAfterMs) return undefined;
      const { airing } = last.piece;
      const positionMs = clock.now() - airing.startsAt;
      return { airing, positionMs, audibleDelayMs: usualAudibleDelayMs, hlsAudibleDelayMs: hlsAudibleDelayMs };
    },

    playlist: hls.playlist,
    segment: hls.segment,
    newestSegment: (): number | undefined => hls.segments().at(-1)?.sequence,
    connections: fanOut.count,
    bytesSent: fanOut.bytesSent,
  };
}
