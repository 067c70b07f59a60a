import { hash53 } from './hash.ts';

export type Weighted = { url: string; weight: number };

/**
 * One of several by weight, the same for the same key as long as it is there (weighted rendezvous hashing): when one goes, only
 * those who had it move, to the others by their weights, and when it comes back the same ones return.
 */
export function steadyChoice<T extends Weighted>(key: string, choices: readonly T[]): T | undefined {
  let best: T | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const share = (hash53(`${choice.url}\n${key}`) + 1) / (2 ** 53 + 1);
    const score = -choice.weight / Math.log(share);
    if (score > bestScore) {
      best = choice;
      bestScore = score;
    }
  }
  return best;
}
