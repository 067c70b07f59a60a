/** Whole percents that add up to exactly 100 (or 0 while nobody has voted): the largest remainders are rounded up. */
export function sharesOf(answers: readonly { votes: number }[]): number[] {
  const total = answers.reduce((sum, { votes }) => sum + votes, 0);
  if (total === 0) return answers.map(() => 0);
  const exact = answers.map(({ votes }) => (votes * 100) / total);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((one, other) => other.remainder - one.remainder);
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
