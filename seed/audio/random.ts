import { createRandom as createChance } from '#kit/random.ts';

export type Random = () => number;

/** Chance that repeats itself, so the same seed always makes the same music. */
export function createRandom(seed: number): Random {
  return createChance(seed).next;
}

/** FNV-1a: lets every part of a piece have its own chance, so changing one part leaves the others as they were. */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** White noise from -1 to 1, made once: reading it costs a fifth of rolling the dice for every sample. */
export const noise = Float32Array.from({ length: 65_536 }, rollingFrom(1962));
/** `noise[anything & noiseMask]` never leaves the table. */
export const noiseMask = noise.length - 1;

function rollingFrom(seed: number): () => number {
  const random = createRandom(seed);
  return () => random() * 2 - 1;
}
