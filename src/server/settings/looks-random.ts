/** 32 hexadecimal digits, drawn at random, measure about 115 bits by the frequency of their letters alone. */
const fewestBits = 90;
/** As many different pairs of neighbours as words or random letters of that length have; a pattern that repeats has few. */
const fewestPairs = 24;
const placeholder = /change.?(?:me|this|it)|replace.?(?:me|this|it)|your.?secret|password|example|default|placeholder/i;

/** Whether a secret could have been drawn at random. It cannot tell for certain; it finds what people type instead. */
export function looksRandom(secret: string): boolean {
  if (placeholder.test(secret)) return false;
  const codes = [...secret].map((letter) => letter.codePointAt(0) ?? 0);
  const pairs = codes.slice(1).map((code, index) => [codes[index] ?? 0, code] as const);
  const inOrder = pairs.filter(([before, code]) => Math.abs(code - before) <= 1).length;
  const different = new Set(pairs.map(([before, code]) => `${before} ${code}`)).size;
  return different >= fewestPairs && inOrder <= pairs.length / 2 && bitsOf(codes) >= fewestBits;
}

/** Shannon's entropy of the letters, times their number. */
function bitsOf(codes: number[]): number {
  const counts = new Map<number, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= count * Math.log2(count / codes.length);
  return bits;
}
