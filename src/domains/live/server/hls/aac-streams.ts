import type { Channel } from '#engines/station/channel.ts';
import { adtsFrames } from '#engines/station/frame-codec.ts';
import { createGridSegmenter, type GridSegment } from '#engines/station/hls-grid.ts';
import { emptyPlaylist, withSegment, writePlaylist } from '#engines/station/hls-playlist.ts';
import type { Timer } from '#kit/clock.ts';
import type { AppContext } from '#server/app-context.ts';
import { aacAt, createTranscoder, isTranscoderHere } from './transcoder.ts';

export type AacStreams = {
  /** Whether this machine has an encoder. */
  isHere(): boolean;
  /** The list of a channel in AAC; nothing while its first segment is still being made. */
  playlist(channel: Channel, addressOf: (sequence: number) => string): string | undefined;
  segment(channel: Channel, sequence: number): Buffer | undefined;
  stop(): void;
};

const kbps = 160;
const keptSegments = 12;
/** An encoder costs some hundredths of a core: it goes when nobody has asked for so long. */
const idleMs = 60_000;

type Encoded = ReturnType<typeof encode>;

/**
 * Channels as AAC, encoded in every process that is asked for it, while it is asked. Segments are cut by the programme clock, so the
 * same sound has the same number whichever process answers.
 */
export function createAacStreams({ clock, log }: Pick<AppContext, 'clock' | 'log'>): AacStreams {
  const running = new Map<string, Encoded>();
  const timers = new Map<string, Timer>();
  let isHere: boolean | undefined;

  function end(id: string): void {
    running.get(id)?.stop();
    running.delete(id);
    clock.clearTimeout(timers.get(id));
    timers.delete(id);
  }

  function asked(channel: Channel): Encoded {
    const { id } = channel;
    const encoded = running.get(id) ?? encode(channel, log);
    running.set(id, encoded);
    clock.clearTimeout(timers.get(id));
    timers.set(
      id,
      clock.setTimeout(() => end(id), idleMs),
    );
    return encoded;
  }

  return {
    isHere() {
      isHere ??= isTranscoderHere();
      return isHere;
    },
    playlist: (channel, addressOf) => asked(channel).playlist(addressOf),
    segment: (channel, sequence) => asked(channel).segment(sequence),
    stop() {
      for (const id of [...running.keys()]) end(id);
    },
  };
}

function encode(channel: Channel, log: AppContext['log']) {
  const cut = createGridSegmenter(0, adtsFrames);
  let kept: GridSegment[] = [];
  let list = emptyPlaylist;
  const transcoder = createTranscoder({
    encoding: aacAt(kbps),
    log,
    onChunk(chunk) {
      for (const segment of cut(chunk)) {
        kept = [...kept, segment].slice(-keptSegments);
        list = withSegment(list, segment);
      }
    },
  });
  // What was on air in the last seconds comes first: whoever asks does not wait for a whole segment to pass.
  for (const piece of channel.pieces()) if (piece.kind === 'audio') transcoder.push(piece);
  const unfollow = channel.follow((piece) => {
    if (piece.kind === 'audio') transcoder.push(piece);
  });
  return {
    playlist: (addressOf: (sequence: number) => string) =>
      list.segments.length > 0 ? writePlaylist(list, addressOf) : undefined,
    segment: (sequence: number) => kept.find((one) => one.sequence === sequence)?.bytes,
    stop() {
      unfollow();
      transcoder.stop();
    },
  };
}
