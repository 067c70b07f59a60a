import { SaxesParser } from 'saxes';
import { UnreadableError } from './unreadable.ts';

export type XmlElement = {
  /** Without its prefix. */
  name: string;
  attributes: Record<string, string>;
};

export type XmlVisitor = {
  open?(element: XmlElement): void;
  text?(text: string): void;
  close?(name: string): void;
};

const deepest = 500;
const encodings = ['utf-8', 'utf8', 'utf-16', 'utf-16le', 'utf-16be', 'us-ascii', 'ascii'];

/**
 * Reads XML as strictly as an office does: what is not well-formed is refused, so both see the same. The format forbids
 * document types; whoever writes one wants something of the reader.
 */
export function readXml(bytes: Uint8Array, visitor: XmlVisitor): void {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('error', (error) => {
    throw new UnreadableError(error.message);
  });
  parser.on('doctype', () => {
    throw new UnreadableError('a document type');
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !encodings.includes(encoding.toLowerCase())) throw new UnreadableError('an unknown encoding');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > deepest) throw new UnreadableError('too deep');
    visitor.open?.({ name: localName(name), attributes });
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    visitor.close?.(localName(name));
  });
  parser.on('text', (text) => visitor.text?.(text));
  parser.on('cdata', (text) => visitor.text?.(text));
  parser.write(decode(bytes)).close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function decode(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableError('not in its encoding');
  }
}
