import type { FakeClock } from '#kit/clock.ts';
import { createRandom } from '#kit/random.ts';
import type { Airing } from './airing.ts';
import type { Sink } from './fan-out.ts';
import type { Library } from './programme.ts';
import type { LibraryItem } from './rotation.ts';

type FrameShape = { mainDataBegin?: number; padded?: boolean; checksum?: boolean; rates?: number; mode?: number };

/** A frame in the station's format whose bytes tell it from every other; no byte of it looks like a header. */
export function makeFrame(mark: number, shape: FrameShape = {}): Buffer {
  const { mainDataBegin = 0, padded = false, checksum = false, rates = 0x90, mode = 0x40 } = shape;
  const frame = Buffer.alloc(padded ? 418 : 417, (mark % 200) + 1);
  frame.set([0xff, checksum ? 0xfa : 0xfb, rates | (padded ? 2 : 0), mode]);
  const side = checksum ? 6 : 4;
  frame.fill(0, 4, side + 32);
  frame.writeUInt16BE(mainDataBegin << 7, side);
  frame.writeUInt32BE(mark & 0x7f7f7f7f, 100);
  return frame;
}

/** Padded as an encoder does it, so that 128 kbit/s come out to the byte. */
export function makeFrames(count: number, mark = 0): Buffer[] {
  const end = (index: number) => Math.floor((index * 1152 * 128_000) / (8 * 44_100));
  return Array.from({ length: count }, (_, index) =>
    makeFrame(mark + index, { padded: end(index + 1) - end(index) === 418 }),
  );
}

export function makeFile(count: number, mark = 0): Buffer {
  return Buffer.concat(makeFrames(count, mark));
}

export function makeItems(songs: number, jingles: number, spots: number): LibraryItem[] {
  const items = (kind: LibraryItem['kind'], count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `${kind}-${index}`, kind, artist: `artist-${index}` }));
  return [...items('song', songs), ...items('jingle', jingles), ...items('spot', spots)];
}

/** Songs of some 20 s, jingles of 3 s, spots of 8 s, each with bytes of its own. */
export function makeLibrary(items = makeItems(5, 2, 2)): Library & { file(id: string): Buffer } {
  const frames = { song: 766, jingle: 115, spot: 307 };
  const files = new Map(items.map(({ id, kind }, index) => [id, makeFile(frames[kind], (index + 1) * 10_000)]));
  const file = (id: string) => files.get(id) ?? Buffer.alloc(0);
  return { items: () => items, read: async ({ id }) => file(id), file };
}

export function makeAiring(itemId = 'song-0', startsAt = 0, channelId = 'antena_1'): Airing {
  return { id: `${channelId}:${startsAt}`, channelId, itemId, kind: 'song', startsAt, endsAt: startsAt + 20_000 };
}

/** A listener's end of the line that can be told to be full. */
export function createTestSink() {
  const received: Buffer[] = [];
  const state = { isFull: false, closed: undefined as string | undefined, drain: () => {} };
  const sink: Sink = {
    write(bytes) {
      received.push(bytes);
      return !state.isFull;
    },
    onDrain(run) {
      state.drain = () => {
        state.isFull = false;
        run();
      };
    },
    close(reason) {
      state.closed = reason;
    },
  };
  return { sink, state, received, bytes: () => Buffer.concat(received) };
}

export const testRandom = (seed = 1) => createRandom(seed);

/** Time passes a second at a time, with a turn of the event loop after each, in which files are read. */
export async function passTime(clock: Pick<FakeClock, 'advance'>, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1000) {
    clock.advance(Math.min(left, 1000));
    await new Promise(setImmediate);
  }
}
