import { type Budget, UnreadableError } from '../unreadable.ts';
import type { PdfDictionary, PdfValue } from './values.ts';

const deepest = 100;
const blanks = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set(Buffer.from('()<>[]{}/%'));
const codeOf = (sign: string) => sign.charCodeAt(0);
const [slash, percent, backslash] = [codeOf('/'), codeOf('%'), codeOf('\\')];
const [open, shut, opening, closing] = [codeOf('('), codeOf(')'), codeOf('['), codeOf(']')];
const [less, more] = [codeOf('<'), codeOf('>')];
const endings = new Map(['endobj', 'stream', 'xref'].map((word) => [codeOf(word), word]));
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const other: PdfValue = { kind: 'other' };

/** Costs are counted byte by byte and value by value, since objects may be written into each other. */
export type ParseCosts = { bytes: Budget; values: Budget };

/**
 * Reads one value after the other, forgiving as readers are: what stands where it does not belong is passed over. Nothing that
 * a reader would find may stay hidden here, so names and strings are decoded from every spelling.
 */
export class PdfParser {
  readonly #bytes: Buffer;
  readonly #costs: ParseCosts;
  at: number;

  constructor(bytes: Buffer, at: number, costs: ParseCosts) {
    this.#bytes = bytes;
    this.at = at;
    this.#costs = costs;
  }

  value(depth = 0): PdfValue {
    if (depth > deepest) throw new UnreadableError('too deep');
    this.#costs.values.spend(1);
    this.skipBlanks();
    const byte = this.#bytes[this.at];
    if (byte === slash) return { kind: 'name', name: this.#name() };
    if (byte === open) return { kind: 'string', raw: this.#literal() };
    if (byte === opening) return this.#array(depth);
    if (byte === less)
      return this.#isAhead('<<') ? this.#dictionary(depth) : { kind: 'string', raw: this.#hexadecimal() };
    if (byte === more || byte === closing || this.#isOver()) return other;
    return this.#numberOrWord();
  }

  /** The word that comes next, read and passed if it is this one. */
  takeWord(word: string): boolean {
    this.skipBlanks();
    if (!this.#isAhead(word)) return false;
    this.#pass(word.length);
    return true;
  }

  integer(): number | null {
    this.skipBlanks();
    const word = this.#word();
    return /^[+-]?\d{1,10}$/.test(word) ? Number(word) : null;
  }

  skipBlanks(): void {
    for (;;) {
      const byte = this.#bytes[this.at];
      if (byte === percent) this.#comment();
      else if (byte !== undefined && blanks.has(byte)) this.#pass(1);
      else return;
    }
  }

  #comment(): void {
    let end = this.at;
    while (end < this.#bytes.length && this.#bytes[end] !== 10 && this.#bytes[end] !== 13) end += 1;
    this.#pass(end - this.at);
  }

  #isAhead(word: string): boolean {
    return this.#bytes.toString('latin1', this.at, this.at + word.length) === word;
  }

  #pass(count: number): void {
    this.#costs.bytes.spend(count);
    this.at += count;
  }

  /** Letters, digits and whatever else is neither a blank nor a sign of the format. */
  #word(): string {
    let end = this.at;
    for (let byte = this.#bytes[end]; byte !== undefined; byte = this.#bytes[++end]) {
      if (blanks.has(byte) || delimiters.has(byte)) break;
    }
    const word = this.#bytes.toString('latin1', this.at, end);
    this.#pass(end - this.at);
    return word;
  }

  #name(): string {
    this.#pass(1);
    return this.#word().replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }

  #literal(): string {
    const from = this.at + 1;
    let end = from;
    for (let depth = 1; end < this.#bytes.length; end += 1) {
      const byte = this.#bytes[end];
      if (byte === backslash) end += 1;
      else if (byte === open) depth += 1;
      else if (byte === shut && --depth === 0) break;
    }
    const written = this.#bytes.toString('latin1', from, end);
    this.#pass(end + 1 - this.at);
    return written.replace(/\\(\r\n|[0-7]{1,3}|[\s\S])/g, (_, escaped: string) => {
      if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 0xff);
      return /^[\r\n]/.test(escaped) ? '' : (escapes[escaped] ?? escaped);
    });
  }

  #hexadecimal(): string {
    const end = this.#bytes.indexOf(more, this.at);
    const written = this.#bytes.toString('latin1', this.at + 1, end < 0 ? this.#bytes.length : end);
    this.#pass(written.length + 2);
    const digits = written.replace(/[^0-9a-f]/gi, '');
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').toString('latin1');
  }

  #array(depth: number): PdfValue {
    this.#pass(1);
    const items: PdfValue[] = [];
    for (;;) {
      this.skipBlanks();
      const byte = this.#bytes[this.at];
      if (byte === closing) this.#pass(1);
      if (byte === closing || this.#isOver()) return { kind: 'array', items };
      if (byte === more) this.#pass(1);
      else items.push(this.value(depth + 1));
    }
  }

  #dictionary(depth: number): PdfDictionary {
    this.#pass(2);
    const entries: PdfDictionary['entries'] = [];
    for (;;) {
      this.skipBlanks();
      const byte = this.#bytes[this.at];
      if (byte === slash) entries.push([this.#name(), this.value(depth + 1)]);
      else if (byte === more) {
        const isEnd = this.#isAhead('>>');
        this.#pass(isEnd ? 2 : 1);
        if (isEnd) return { kind: 'dictionary', entries };
      } else if (this.#isOver()) return { kind: 'dictionary', entries };
      else if (byte === closing) this.#pass(1);
      else entries.push(['', this.value(depth + 1)]);
    }
  }

  /** The object ends here, whether or not everything in it was closed. */
  #isOver(): boolean {
    const byte = this.#bytes[this.at];
    if (byte === undefined) return true;
    const ending = endings.get(byte);
    return ending !== undefined && this.#isAhead(ending);
  }

  #numberOrWord(): PdfValue {
    const word = this.#word();
    // A sign that nothing begins with, such as a brace.
    if (word === '') this.#pass(1);
    if (!/^[+-]?\d{1,10}$/.test(word)) return other;
    const after = this.at;
    if (this.integer() !== null && this.takeWord('R')) return { kind: 'reference', number: Number(word) };
    this.at = after;
    return { kind: 'number', number: Number(word) };
  }
}
