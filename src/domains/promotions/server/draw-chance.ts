import { createHash, randomBytes } from 'node:crypto';

/** Nobody can know it before. */
export const newDrawSeed = () => randomBytes(32).toString('hex');

/** The numbers of a seed, the same ones for whoever draws again: sha256 of the seed and a counter, 48 bits of each. */
export function chanceOf(seed: string): () => number {
  let turn = 0;
  return () => createHash('sha256').update(`${seed} ${turn++}`).digest().readUIntBE(0, 6) / 2 ** 48;
}
