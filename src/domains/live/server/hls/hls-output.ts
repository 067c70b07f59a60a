import type { AudioChunk } from '#engines/station/airing.ts';
import { stationBitrateKbps } from '#engines/station/station-format.ts';
import type { AppContext } from '#server/app-context.ts';
import { listStreams } from '../live.store.ts';
import { createHlsBucket, type HlsBucket } from './hls-bucket.ts';
import { publishHls } from './hls-publisher.ts';
import { createTranscoder, isTranscoderHere, mp3At } from './transcoder.ts';

export type LaidOut = { push(chunk: AudioChunk): void; stop(): Promise<void> };

export type HlsOutput = {
  /** The process that leads begins to write a channel; nothing where none is written, or none but some may hear it. */
  open(channel: string): Promise<LaidOut | undefined>;
};

/** Where the play-out lays the live sound for a delivery network to fetch, in every quality that is asked for. */
export function createHlsOutput({ db, config, log }: Pick<AppContext, 'db' | 'config' | 'log'>): HlsOutput {
  const { hls } = config;
  if (!hls) return { open: async () => undefined };
  const bucket = createHlsBucket(hls.s3);
  const rates = [stationBitrateKbps, ...lowerRates(hls.lowerKbps)];

  function lowerRates(wanted: number[]): number[] {
    if (wanted.length === 0 || isTranscoderHere()) return wanted;
    log.warn({ wanted }, 'HLS_LOWER_KBPS needs ffmpeg, which is not on this machine: one quality only');
    return [];
  }

  return {
    async open(channel) {
      const isForAll = (await listStreams(db)).some((one) => one.channel === channel && !one.pro && !one.semiPro);
      if (!isForAll) return undefined;
      const writing = writeChoice(bucket, channel, rates).catch((error) =>
        log.warn({ err: error, channel }, 'the list of qualities is not written'),
      );
      const parts = rates.map((kbps) => {
        const publisher = publishHls({ folder: `${channel}/${kbps}`, bucket, log });
        if (kbps === stationBitrateKbps) return publisher;
        const transcoder = createTranscoder({ encoding: mp3At(kbps), log, onChunk: publisher.push });
        const stop = () => {
          transcoder.stop();
          return publisher.stop();
        };
        return { push: transcoder.push, stop };
      });
      return {
        push: (chunk) => {
          for (const { push } of parts) push(chunk);
        },
        stop: async () => void (await Promise.all([writing, ...parts.map(({ stop }) => stop())])),
      };
    },
  };
}

/** The address that is handed out: which qualities there are, the station's own first. */
function writeChoice(bucket: HlsBucket, channel: string, rates: number[]): Promise<void> {
  const lines = rates.flatMap((kbps) => [`#EXT-X-STREAM-INF:BANDWIDTH=${kbps * 1000}`, `${kbps}/live.m3u8`]);
  return bucket.put(`${channel}/live.m3u8`, `${['#EXTM3U', '#EXT-X-VERSION:3', ...lines].join('\n')}\n`, 'playlist');
}
