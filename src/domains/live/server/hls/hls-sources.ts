import { standardStreamId } from '#engines/player/default-stream.ts';
import type { Config } from '#server/config.ts';
import type { Source } from '../live.present.ts';

/** Where a delivery network has a channel. */
export function hlsSource(hls: Config['hls'], channel: string): Source | undefined {
  return hls && { src: `${hls.publicUrl}/${channel}/live.m3u8`, type: 'application/vnd.apple.mpegurl' };
}

/** The standard stream's: the network first, the house for whoever does not reach it. */
export function standardSources(hls: NonNullable<Config['hls']>): Source[] {
  const own = { src: `/stream/${standardStreamId}`, type: 'audio/mpeg' };
  return [hlsSource(hls, standardStreamId), own].filter((source) => source !== undefined);
}
