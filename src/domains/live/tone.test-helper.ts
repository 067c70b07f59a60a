import { stationSampleRate } from '#engines/station/station-format.ts';
import { encodeMp3 } from '../../../seed/audio/mp3/encode.ts';

const made = new Map<string, Promise<Uint8Array>>();

/** One tone as an MP3 file, encoded once for all files of a worker. */
export function tone(hertz: number, seconds: number): Promise<Uint8Array> {
  const key = `${hertz} ${seconds}`;
  const known = made.get(key) ?? encode(hertz, seconds);
  made.set(key, known);
  return known;
}

function encode(hertz: number, seconds: number): Promise<Uint8Array> {
  const wave = Float32Array.from({ length: seconds * stationSampleRate }, (_, n) => {
    return 0.3 * Math.sin((2 * Math.PI * hertz * n) / stationSampleRate);
  });
  return encodeMp3({ left: wave, right: wave });
}
