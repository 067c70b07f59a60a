import type { Airing, AudioChunk } from './airing.ts';

type Kept = AudioChunk & { start: number };
export type Stretch = { bytes: Buffer; airing: Airing };

/** The last seconds that aired, addressed by byte: position 0 is the first byte the channel ever sent. */
export function createRecentAudio(keepBytes: number) {
  const kept: Kept[] = [];
  let end = 0;

  return {
    push(chunk: AudioChunk): void {
      kept.push({ ...chunk, start: end });
      end += chunk.bytes.length;
      while (kept[1] && end - kept[1].start >= keepBytes) kept.shift();
    },

    /** The position right after the newest byte. */
    end: (): number => end,

    /** The latest frame boundary with at least so many bytes after it; the oldest one there is if there are fewer. */
    boundaryBefore(bytes: number): number {
      return (kept.findLast(({ start }) => end - start >= bytes) ?? kept[0])?.start ?? end;
    },

    /** When the byte at a boundary was due on the programme clock. */
    timeAt: (position: number): number | undefined => kept.find(({ start }) => start === position)?.at,

    /** All that comes after a boundary, in as few pieces as possible: one for each airing. */
    since(position: number): Stretch[] {
      const first = kept.findIndex(({ start }) => start >= position);
      if (first < 0) return [];
      const byAiring = Map.groupBy(kept.slice(first), ({ airing }) => airing);
      return [...byAiring].map(([airing, chunks]) => ({ bytes: oneView(chunks), airing }));
    },
  };
}

/**
 * Chunks of one airing lie side by side in its file, so a wider view spares both the copy and the many writes. Those that came
 * from another process lie where they arrived, and are copied.
 */
function oneView(chunks: Kept[]): Buffer {
  const first = chunks[0]?.bytes ?? Buffer.alloc(0);
  let length = 0;
  for (const { bytes } of chunks) {
    if (bytes.buffer !== first.buffer || bytes.byteOffset !== first.byteOffset + length) {
      return Buffer.concat(chunks.map((chunk) => chunk.bytes));
    }
    length += bytes.length;
  }
  return Buffer.from(first.buffer, first.byteOffset, length);
}
