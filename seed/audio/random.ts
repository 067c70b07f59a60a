export type Random = () => number;

/** mulberry32: chance that repeats itself, so the same seed always makes the same music. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** FNV-1a: lets every part of a piece have its own chance, so changing one part leaves the others as they were. */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** White noise from -1 to 1, made once: reading it costs a fifth of rolling the dice for every sample. */
export const noise = Float32Array.from({ length: 65_536 }, rollingFrom(1962));
/** `noise[anything & NOISE_MASK]` never leaves the table. */
export const NOISE_MASK = noise.length - 1;

function rollingFrom(seed: number): () => number {
  const random = createRandom(seed);
  return () => random() * 2 - 1;
}
