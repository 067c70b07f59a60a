import type { Airing } from './airing.ts';
import { AUDIBLE_DELAY_MS, HLS_AUDIBLE_DELAY_MS } from './audible-delay.ts';
import { createFanOut, type Listening, type Sink } from './fan-out.ts';
import { createHls } from './hls.ts';
import { createProgramme, type ProgrammeOptions } from './programme.ts';

/** On air by the programme clock. A page shows it as many milliseconds later as its stream is behind. */
export type OnAir = { airing: Airing; positionMs: number; audibleDelayMs: number; hlsAudibleDelayMs: number };

export type Channel = ReturnType<typeof createChannel>;

/** One programme, sent to everybody at once as an endless MP3 stream and as HLS. */
export function createChannel(options: ProgrammeOptions) {
  const fanOut = createFanOut();
  const hls = createHls();
  const programme = createProgramme({
    ...options,
    onAudio(chunk) {
      fanOut.push(chunk);
      hls.push(chunk);
    },
  });

  return {
    id: options.id,
    start: programme.start,

    stop(): void {
      programme.stop();
      fanOut.closeAll();
    },

    listen: (sink: Sink): Listening => fanOut.attach(sink, options.clock.now()),

    /** Nothing only before the first item was read. */
    now(): OnAir | undefined {
      const airing = programme.onAir();
      if (!airing) return undefined;
      const positionMs = options.clock.now() - airing.startsAt;
      return { airing, positionMs, audibleDelayMs: AUDIBLE_DELAY_MS, hlsAudibleDelayMs: HLS_AUDIBLE_DELAY_MS };
    },

    playlist: hls.playlist,
    segment: hls.segment,
    connections: fanOut.count,
    bytesSent: fanOut.bytesSent,
  };
}
