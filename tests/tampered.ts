/** The same but for one letter, whatever stood there: a made-up one would now and then be the right one. */
export function tampered(text: string): string {
  // The last letter of base64 has bits that nobody reads.
  const letter = text.at(-3) === 'A' ? 'B' : 'A';
  return `${text.slice(0, -3)}${letter}${text.slice(-2)}`;
}
