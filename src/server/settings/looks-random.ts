/**
 * Each bound refuses fewer than one in ten thousand million of 32 random hexadecimal digits, the shortest secret that somebody
 * draws; of longer ones and larger alphabets fewer still. Those digits measure about 115 bits by the frequency of their letters.
 */
const fewestBits = 75;
/** Different groups of three neighbours, of which random digits have nearly all 30; a word or a pattern that repeats has few. */
const fewestGroups = 20;
/** Of all neighbours, those that are the same or follow each other in the alphabet: a sixth where digits are random. */
const mostInOrder = 3 / 4;
const placeholder = /change.?(?:me|this|it)|replace.?(?:me|this|it)|your.?secret|password|example|default|placeholder/i;

/** Whether a secret could have been drawn at random. It cannot tell for certain; it finds what people type instead. */
export function looksRandom(secret: string): boolean {
  if (placeholder.test(secret)) return false;
  const codes = [...secret].map((letter) => letter.codePointAt(0) ?? 0);
  const inOrder = codes.filter((code, at) => Math.abs(code - (codes[at - 1] ?? Number.NaN)) <= 1).length;
  const groups = new Set(codes.slice(2).map((code, at) => `${codes[at]} ${codes[at + 1]} ${code}`)).size;
  return groups >= fewestGroups && inOrder <= (codes.length - 1) * mostInOrder && bitsOf(codes) >= fewestBits;
}

/** Shannon's entropy of the letters, times their number. */
function bitsOf(codes: number[]): number {
  const counts = new Map<number, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= count * Math.log2(count / codes.length);
  return bits;
}
