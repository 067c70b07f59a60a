/**
 * What the embedded station sends: MPEG-1 Layer III, 128 kbit/s constant, 44.1 kHz, two channels. One format for every
 * item, since players read it once, from the first frame, and believe it for as long as they stay.
 */
export const BITRATE_KBPS = 128;
export const SAMPLE_RATE = 44_100;
export const FRAME_SAMPLES = 1152;
export const BYTES_PER_SECOND = (BITRATE_KBPS * 1000) / 8;

/** Exact to the sample: multiply before dividing, never add up the 26.12 ms of single frames. */
export function framesToMs(frames: number): number {
  return (frames * FRAME_SAMPLES * 1000) / SAMPLE_RATE;
}

/** How many whole frames fit into so many milliseconds. */
export function wholeFramesIn(ms: number): number {
  return Math.floor((ms * SAMPLE_RATE) / (FRAME_SAMPLES * 1000));
}
