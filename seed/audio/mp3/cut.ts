import { FRAME_SECONDS, type Frame, readFrames, silenceFrame, softenGranule } from './frames.ts';

/** The reservoir reaches 511 bytes back, and one frame's body holds 381: two frames carry everything. */
const CARRIERS = 2;
const FADE_IN_SECONDS = 0.3;
const FADE_OUT_SECONDS = 1.6;
/** 1.5 dB each; 90 dB is silence. */
const MAX_STEPS = 60;

/**
 * Cuts an excerpt out of an MP3 on frame boundaries, without decoding. The two frames before the cut go along, made
 * silent, because they hold data that the first audible frames borrow; then the sound fades in and out by turning the
 * gain of each frame.
 */
export function cutMp3(bytes: Uint8Array, startSeconds: number, seconds: number): Uint8Array {
  const frames = readFrames(bytes);
  const wanted = Math.min(frames.length, Math.round(seconds / FRAME_SECONDS));
  const latest = frames.length - wanted;
  const first = Math.min(latest, Math.max(0, Math.round(startSeconds / FRAME_SECONDS) - CARRIERS));
  const chosen = frames.slice(first, first + wanted);
  const from = chosen[0]?.offset ?? 0;
  const last = chosen.at(-1);
  const excerpt = bytes.slice(from, last ? last.offset + last.length : from);
  if (first > 0) for (const frame of chosen.slice(0, CARRIERS)) silenceFrame(excerpt, frame.offset - from);
  fade(excerpt, chosen, from);
  return excerpt;
}

function fade(excerpt: Uint8Array, frames: Frame[], from: number): void {
  frames.forEach((frame, index) => {
    for (const granule of [0, 1] as const) {
      const seconds = (index + granule / 2) * FRAME_SECONDS;
      const left = frames.length * FRAME_SECONDS - seconds;
      const level = Math.min(1, (seconds + 0.01) / FADE_IN_SECONDS, left / FADE_OUT_SECONDS);
      const steps = Math.min(MAX_STEPS, Math.round(-4 * Math.log2(level)));
      if (steps > 0) softenGranule(excerpt, frame.offset - from, granule, steps);
    }
  });
}
