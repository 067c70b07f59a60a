import { type Frame, frameSeconds, readFrames, silenceFrame, softenGranule } from './frames.ts';

/** The reservoir reaches 511 bytes back, and one frame's body holds 381: two frames carry everything. */
const carriers = 2;
const fadeInSeconds = 0.3;
const fadeOutSeconds = 1.6;
/** 1.5 dB each; 90 dB is silence. */
const maxSteps = 60;

/**
 * Cuts an excerpt out of an MP3 on frame boundaries, without decoding. The two frames before the cut go along, made
 * silent, because they hold data that the first audible frames borrow; then the sound fades in and out by turning the
 * gain of each frame.
 */
export function cutMp3(bytes: Uint8Array, startSeconds: number, seconds: number): Uint8Array {
  const frames = readFrames(bytes);
  const wanted = Math.min(frames.length, Math.round(seconds / frameSeconds));
  const latest = frames.length - wanted;
  const first = Math.min(latest, Math.max(0, Math.round(startSeconds / frameSeconds) - carriers));
  const chosen = frames.slice(first, first + wanted);
  const from = chosen[0]?.offset ?? 0;
  const last = chosen.at(-1);
  const excerpt = bytes.slice(from, last ? last.offset + last.length : from);
  if (first > 0) for (const frame of chosen.slice(0, carriers)) silenceFrame(excerpt, frame.offset - from);
  fade(excerpt, chosen, from);
  return excerpt;
}

function fade(excerpt: Uint8Array, frames: Frame[], from: number): void {
  frames.forEach((frame, index) => {
    for (const granule of [0, 1] as const) {
      const seconds = (index + granule / 2) * frameSeconds;
      const left = frames.length * frameSeconds - seconds;
      const level = Math.min(1, (seconds + 0.01) / fadeInSeconds, left / fadeOutSeconds);
      const steps = Math.min(maxSteps, Math.round(-4 * Math.log2(level)));
      if (steps > 0) softenGranule(excerpt, frame.offset - from, granule, steps);
    }
  });
}
