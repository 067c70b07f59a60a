import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestSink, makeAiring } from './audio.test-helper.ts';
import { icyBlock, icyMetaintBytes, icySink } from './icy.ts';

/** What a player does: audio and, by audio position, the titles that were not empty. */
function parseIcy(stream: Buffer) {
  const audio: Buffer[] = [];
  const titles: { at: number; title: string }[] = [];
  let at = 0;
  let heard = 0;
  while (at < stream.length) {
    const piece = stream.subarray(at, at + icyMetaintBytes);
    audio.push(piece);
    heard += piece.length;
    at += piece.length;
    if (piece.length < icyMetaintBytes || at >= stream.length) break;
    const length = (stream[at] ?? 0) * 16;
    const block = stream.toString('utf8', at + 1, at + 1 + length);
    if (length > 0) titles.push({ at: heard, title: /^StreamTitle='(.*?)';\0*$/s.exec(block)?.[1] ?? 'unreadable' });
    at += 1 + length;
  }
  return { audio: Buffer.concat(audio), titles };
}

const airings = [0, 1, 2].map((index) => makeAiring(`song-${index}`, index));
const titleOf = ({ itemId }: { itemId: string }) => `Titolo ${itemId}`;

test('a player gets its audio back byte for byte, and each title at the first block inside its airing', () => {
  const chunks = fc.array(fc.tuple(fc.integer({ min: 1, max: 40_000 }), fc.nat(2)), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(chunks, (lengths) => {
      const line = createTestSink();
      const sink = icySink(line.sink, titleOf);
      const ordered = lengths.toSorted(([, one], [, other]) => one - other);
      const sent = ordered.map(([length, item], index) => {
        const bytes = Buffer.alloc(length, index + 1);
        sink.write(bytes, airings[item] ?? makeAiring());
        return { bytes, item };
      });
      const { audio, titles } = parseIcy(line.bytes());
      const whole = Buffer.concat(sent.map(({ bytes }) => bytes));
      expect(audio.equals(whole)).toBe(true);
      expect(titles).toEqual(expectedTitles(sent, whole.length));
    }),
    { numRuns: 50 },
  );
});

/** Every 16,000 bytes, if another airing plays there than at the block before. */
function expectedTitles(sent: { bytes: Buffer; item: number }[], total: number) {
  let end = 0;
  const ends = sent.map(({ bytes, item }) => {
    end += bytes.length;
    return { end, item };
  });
  const titles: { at: number; title: string }[] = [];
  for (let at = icyMetaintBytes, shown = -1; at < total; at += icyMetaintBytes) {
    const item = ends.find((chunk) => at < chunk.end)?.item ?? -1;
    if (item !== shown) titles.push({ at, title: `Titolo song-${item}` });
    shown = item;
  }
  return titles;
}

test('between blocks the shared bytes go through untouched', () => {
  const line = createTestSink();
  const sink = icySink(line.sink, titleOf);
  const bytes = Buffer.alloc(4000, 1);
  for (let time = 0; time < 4; time++) sink.write(bytes, makeAiring());
  expect(line.received.every((piece) => piece === bytes)).toBe(true);
  sink.write(bytes, makeAiring());
  expect(line.received).toHaveLength(5);
});

test('two airings under one title do not name it twice', () => {
  const line = createTestSink();
  const sink = icySink(line.sink, () => 'Antena 1');
  for (const airing of airings) sink.write(Buffer.alloc(icyMetaintBytes + 1, 1), airing);
  expect(parseIcy(line.bytes()).titles).toEqual([{ at: icyMetaintBytes, title: 'Antena 1' }]);
});

test('a full sink, its drain and its end pass through', () => {
  const line = createTestSink();
  const sink = icySink(line.sink, titleOf);
  line.state.isFull = true;
  expect(sink.write(Buffer.alloc(10), makeAiring())).toBe(false);
  let drained = 0;
  sink.onDrain(() => drained++);
  line.state.drain();
  sink.close('slow');
  expect([drained, line.state.closed]).toEqual([1, 'slow']);
});

test.each([
  ['', 16],
  ['a', 16],
  ["L'amore", 32],
  ['x'.repeat(10_000), 4080],
  ['è'.repeat(10_000), 4080],
  ['🎵'.repeat(10_000), 4080],
])('a title is padded to sixteen bytes and cut between characters at 4080: %.12s', (title, length) => {
  const block = icyBlock(title);
  expect(block.length).toBe(1 + length);
  expect(block[0]).toBe(length / 16);
  const text = block.toString('utf8', 1).replace(/\0+$/, '');
  expect(text).toMatch(/^StreamTitle='[^']*';$/);
  expect(text).not.toContain('\ufffd');
});

test('no title can end its field early or smuggle in another', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff)), (units) => {
      const title = String.fromCharCode(...units);
      const text = icyBlock(`${title}';StreamUrl='http://evil';\0\r\n`).toString('utf8', 1).replace(/\0+$/, '');
      expect(text).toMatch(/^StreamTitle='[^'\p{Cc}]*';$/u);
    }),
  );
});
