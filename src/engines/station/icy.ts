import type { Airing } from './airing.ts';
import type { Sink } from './fan-out.ts';

/** Audio bytes between two metadata blocks, as told in `icy-metaint`: one second of sound. */
export const icyMetaintBytes = 16_000;

const unitBytes = 16;
const longestBlockBytes = 255 * unitBytes;
const unchanged = Buffer.from([0]);

/**
 * `StreamTitle='…';`, its length in units of 16 bytes before it, zeros after it. Some players end the title at the first
 * apostrophe, others at `';`, and none knows an escape: so an apostrophe travels as the typographic one.
 */
export function icyBlock(title: string): Buffer {
  const prefix = "StreamTitle='";
  const suffix = "';";
  const text = cutToBytes(
    title.replace(/\p{Cc}+/gu, ' ').replaceAll("'", '’'),
    longestBlockBytes - prefix.length - suffix.length,
  );
  const content = Buffer.from(prefix + text + suffix);
  const units = Math.ceil(content.length / unitBytes);
  const block = Buffer.alloc(1 + units * unitBytes);
  block[0] = units;
  content.copy(block, 1);
  return block;
}

function cutToBytes(text: string, most: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= most) return text;
  let end = most;
  // 10xxxxxx continues a character: step back to where one begins.
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
  return bytes.toString('utf8', 0, end);
}

/**
 * For a listener that sent `Icy-MetaData: 1`. Each counts its own bytes from where it joined. A block is written only
 * when the audio after it is known, so that it names what is heard next; while the title stays it is a single zero.
 */
export function icySink(sink: Sink, titleOf: (airing: Airing) => string): Sink {
  let untilBlock = icyMetaintBytes;
  let named: Airing | undefined;
  let title: string | undefined;

  function blockFor(airing: Airing): Buffer {
    if (airing === named) return unchanged;
    named = airing;
    const before = title;
    title = titleOf(airing);
    return title === before ? unchanged : icyBlock(title);
  }

  return {
    write(bytes, airing) {
      if (bytes.length <= untilBlock) {
        untilBlock -= bytes.length;
        return sink.write(bytes, airing);
      }
      const pieces: Buffer[] = [];
      let from = 0;
      while (bytes.length - from > untilBlock) {
        pieces.push(bytes.subarray(from, from + untilBlock), blockFor(airing));
        from += untilBlock;
        untilBlock = icyMetaintBytes;
      }
      pieces.push(bytes.subarray(from));
      untilBlock -= bytes.length - from;
      return sink.write(Buffer.concat(pieces), airing);
    },
    onDrain: (run) => sink.onDrain(run),
    close: (reason) => sink.close(reason),
  };
}
