import { fold } from '#kit/fold.ts';

/** Letters and digits count; case, accents and punctuation do not. Without right answers every answer is right. */
export function isRight(answer: string, rightAnswers: readonly string[]): boolean {
  return rightAnswers.length === 0 || rightAnswers.some((right) => fold(right) === fold(answer));
}

/**
 * Winners at random, everybody with the same chance and nobody twice, in the order in which they were drawn.
 * `chance` gives numbers from 0 up to, but never, 1; the same chance and candidates give the same winners.
 */
export function drawWinners<T>(candidates: readonly T[], places: number, chance: () => number): T[] {
  const left = [...candidates];
  const winners: T[] = [];
  while (winners.length < places && left.length > 0) {
    winners.push(...left.splice(Math.floor(chance() * left.length), 1));
  }
  return winners;
}
