import type { Stereo } from './stereo.ts';

/** Adds echoes of `send` that hop from ear to ear, each a little darker than the one before. */
export function addEcho(mix: Stereo, send: Float32Array, delay: number, feedback: number): void {
  const left = new Float32Array(delay);
  const right = new Float32Array(delay);
  let place = 0;
  let dark = 0;
  for (let i = 0; i < send.length; i++) {
    const fromLeft = left[place]!;
    const fromRight = right[place]!;
    dark += 0.35 * (fromRight - dark);
    left[place] = send[i]! + feedback * dark;
    right[place] = feedback * fromLeft;
    mix.left[i]! += fromLeft;
    mix.right[i]! += fromRight;
    if (++place === delay) place = 0;
  }
}
