/**
 * What the embedded station sends: MPEG-1 Layer III, 128 kbit/s constant, 44.1 kHz, two channels. One format for every
 * item, since players read it once, from the first frame, and believe it for as long as they stay.
 */
export const stationBitrateKbps = 128;
export const stationSampleRate = 44_100;
export const frameSamples = 1152;
export const bytesPerSecond = (stationBitrateKbps * 1000) / 8;

/** Exact to the sample: multiply before dividing, never add up the 26.12 ms of single frames. */
export function framesToMs(frames: number): number {
  return (frames * frameSamples * 1000) / stationSampleRate;
}

/** How many whole frames fit into so many milliseconds. */
export function wholeFramesIn(ms: number): number {
  return Math.floor((ms * stationSampleRate) / (frameSamples * 1000));
}
