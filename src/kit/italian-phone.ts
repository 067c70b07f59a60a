/**
 * A mobile number (3, then eight or nine digits) or one of a fixed line (its leading 0 included), with or without the
 * country's code. People write them with spaces, dots, slashes or hyphens.
 */
export function isItalianPhone(text: string): boolean {
  if (!/^\+?[\d ()./-]+$/.test(text)) return false;
  const number = text.replace(/[ ()./-]/g, '').replace(/^(\+39|0039)/, '');
  return /^(3\d{8,9}|0\d{5,10})$/.test(number);
}
