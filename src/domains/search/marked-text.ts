import { escapeHtml } from '#kit/escape-html.ts';

/** A title in pieces: some of them are what somebody looked for. */
export type MarkedPiece = { text: string; marked: boolean };

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…' };

export function writeMarked(pieces: readonly MarkedPiece[]): string {
  return pieces.map(({ text, marked }) => (marked ? `<b>${escapeHtml(text)}</b>` : escapeHtml(text))).join('');
}

/** Reads a title with `<b>` in it. Any other markup is dropped: what comes out is text, whoever wrote it. */
export function readMarked(html: string): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let marked = false;
  for (const [part] of html.matchAll(/<[a-z/!?][^<>]*>|[^<]+|</gi)) {
    if (/^<\/?b\s*>$/i.test(part)) marked = !part.startsWith('</');
    else if (part === '<' || !part.startsWith('<')) pieces.push({ text: decoded(part), marked });
  }
  return joined(pieces);
}

export function plainText(pieces: readonly MarkedPiece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** The first `length` characters, marks kept. */
export function cutMarked(pieces: readonly MarkedPiece[], length: number): MarkedPiece[] {
  let left = length;
  return joined(
    pieces.map(({ text, marked }) => {
      const kept = text.slice(0, Math.max(0, left));
      left -= text.length;
      return { text: kept, marked };
    }),
  );
}

function joined(pieces: MarkedPiece[]): MarkedPiece[] {
  const whole: MarkedPiece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (!piece.text) continue;
    if (last?.marked === piece.marked) last.text += piece.text;
    else whole.push({ ...piece });
  }
  return whole;
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}
