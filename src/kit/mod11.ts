/**
 * The check digit of Brazilian tax numbers: values weighted from the right by 2, 3, 4 …, starting again at 2 after
 * `highestWeight`; a remainder under 2 gives 0.
 */
export function mod11Digit(values: readonly number[], highestWeight: number): number {
  const span = highestWeight - 1;
  const sum = values.toReversed().reduce((total, value, index) => total + value * (2 + (index % span)), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
