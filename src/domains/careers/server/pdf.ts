/** Where the last table of objects begins, and nothing but blanks after the end. */
const ending = /startxref\s+(\d{1,10})\s+%%EOF\s*$/;
const objectTable = /^\s*(?:xref\s|\d+\s+\d+\s+obj\b)/;
/** What acts as the document opens, or makes it a page or a script for other readers. */
const unwelcome = /\/JavaScript\b|\/Launch\b|<(?:script|html|iframe|svg)[\s>/]|<\?php\s/i;
/** The end of an archive, which other readers look for first. */
const archiveEnd = 'PK\x05\x06\0\0\0\0';

/** A PDF from its first byte to its last, whose table of objects is where it says, and that does nothing but be read. */
export function isPlainPdf(bytes: Buffer): boolean {
  if (!/^%PDF-(?:1\.[0-7]|2\.0)[\s]/.test(bytes.toString('latin1', 0, 16))) return false;
  const [, offset] = ending.exec(bytes.toString('latin1', Math.max(0, bytes.length - 1024))) ?? [];
  if (!offset || !objectTable.test(bytes.toString('latin1', Number(offset), Number(offset) + 64))) return false;
  if (bytes.includes(archiveEnd, -66_000, 'latin1')) return false;
  return !unwelcome.test(plainNames(bytes.toString('latin1')));
}

/** A name may be written with its letters as numbers: /J#61vaScript. */
function plainNames(text: string): string {
  return text.replace(/#([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
