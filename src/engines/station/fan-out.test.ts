import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AudioChunk } from './airing.ts';
import { createTestSink, makeAiring, makeFile } from './audio.test-helper.ts';
import { createFanOut, mostUnsentBytes } from './fan-out.ts';

const frames = 10;
const chunkMs = 261;

/** An endless broadcast of chunks of ten frames, a new airing every hundred chunks. */
function broadcast() {
  const fanOut = createFanOut();
  const sent: Buffer[] = [];
  let tick = 0;
  let file: Buffer = Buffer.alloc(0);
  let offset = 0;
  let airing = makeAiring();
  function push(times = 1): void {
    for (let left = times; left > 0; left--) {
      if (tick % 100 === 0) {
        file = makeFile(frames * 100, tick);
        offset = 0;
        airing = makeAiring(`song-${tick}`, tick * chunkMs);
      }
      const length = file.indexOf(Buffer.from([0xff, 0xfb]), offset + frames * 417) - offset;
      const bytes = length > 0 ? file.subarray(offset, offset + length) : file.subarray(offset);
      offset += bytes.length;
      const chunk: AudioChunk = { bytes, airing, frames: frames, at: tick * chunkMs };
      sent.push(bytes);
      fanOut.push(chunk);
      tick++;
    }
  }
  return { fanOut, push, now: () => tick * chunkMs, sent: () => Buffer.concat(sent) };
}

const endsWith = (whole: Buffer, part: Buffer) => whole.subarray(whole.length - part.length).equals(part);

test('a new listener gets the last seconds at once, from a frame boundary, in one piece', () => {
  const { fanOut, push, sent, now } = broadcast();
  push(60);
  const { sink, received, bytes } = createTestSink();
  const { burstMs, bytesSent } = fanOut.attach(sink, now());
  expect(received).toHaveLength(1);
  expect(bytes().length / 16_000).toBeGreaterThanOrEqual(4.5);
  expect(bytes().length / 16_000).toBeLessThan(5);
  expect(burstMs / 1000).toBeCloseTo(bytes().length / 16_000, 1);
  expect(bytes().readUInt16BE(0)).toBe(0xfffb);
  expect(endsWith(sent(), bytes())).toBe(true);
  expect(bytesSent()).toBe(bytes().length);
});

test('a burst that reaches back into the item before comes in two pieces, each with its airing', () => {
  const { fanOut, push, sent, now } = broadcast();
  push(105);
  const { sink, received, bytes } = createTestSink();
  fanOut.attach(sink, now());
  expect(received).toHaveLength(2);
  expect(endsWith(sent(), bytes())).toBe(true);
});

test('who comes before the first byte simply gets all of them', () => {
  const { fanOut, push, sent } = broadcast();
  const { sink, bytes } = createTestSink();
  expect(fanOut.attach(sink, 0).burstMs).toBe(0);
  push(3);
  expect(bytes().equals(sent())).toBe(true);
});

test('all listeners are handed the very same bytes, not copies', () => {
  const { fanOut, push } = broadcast();
  const [one, other] = [createTestSink(), createTestSink()];
  fanOut.attach(one.sink, 0);
  fanOut.attach(other.sink, 0);
  push(5);
  for (const [index, bytes] of one.received.entries()) expect(other.received[index]).toBe(bytes);
});

test('a full listener waits, then gets what it missed, and loses nothing', () => {
  const { fanOut, push, sent } = broadcast();
  const { sink, state, received, bytes } = createTestSink();
  fanOut.attach(sink, 0);
  push(3);
  state.isFull = true;
  push(20);
  expect(received).toHaveLength(4);
  state.drain();
  expect(bytes().equals(sent())).toBe(true);
  push(2);
  expect(bytes().equals(sent())).toBe(true);
});

test('a listener twelve seconds behind is let go, the others notice nothing', () => {
  const { fanOut, push, sent } = broadcast();
  const [slow, well] = [createTestSink(), createTestSink()];
  fanOut.attach(slow.sink, 0);
  fanOut.attach(well.sink, 0);
  slow.state.isFull = true;
  push(46);
  expect(slow.state.closed).toBeUndefined();
  push(3);
  expect(slow.state.closed).toBe('slow');
  expect(fanOut.count()).toBe(1);
  expect(slow.received).toHaveLength(1);
  slow.state.drain();
  push(10);
  expect(slow.received).toHaveLength(1);
  expect(well.bytes().equals(sent())).toBe(true);
});

test('a listener whose line breaks in the middle of a tick costs nobody else a byte', () => {
  const { fanOut, push, sent } = broadcast();
  const [broken, well] = [createTestSink(), createTestSink()];
  fanOut.attach(
    {
      ...broken.sink,
      write: () => {
        throw new Error('EPIPE');
      },
    },
    0,
  );
  fanOut.attach(well.sink, 0);
  push(3);
  expect(broken.state.closed).toBe('broken');
  expect(well.bytes().equals(sent())).toBe(true);
});

test('who leaves gets nothing more and is not closed from here', () => {
  const { fanOut, push } = broadcast();
  const { sink, state, received } = createTestSink();
  const { leave } = fanOut.attach(sink, 0);
  push(2);
  leave();
  leave();
  push(2);
  expect(received).toHaveLength(2);
  expect(state.closed).toBeUndefined();
  expect(fanOut.bytesSent()).toBe(Buffer.concat(received).length);
});

test('at the end everybody is closed', () => {
  const { fanOut } = broadcast();
  const sinks = [createTestSink(), createTestSink()];
  for (const { sink } of sinks) fanOut.attach(sink, 0);
  fanOut.closeAll();
  expect(sinks.map(({ state }) => state.closed)).toEqual(['stopped', 'stopped']);
  expect(fanOut.count()).toBe(0);
});

describe('whatever listeners do', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('push' as const), times: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ kind: fc.constant('join' as const) }),
    fc.record({ kind: fc.constantFrom('fill' as const, 'drain' as const, 'leave' as const), who: fc.nat(9) }),
  );

  test('each gets an unbroken stretch of the broadcast, up to the end unless it is full or gone', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { fanOut, push, sent, now } = broadcast();
        const listeners: (ReturnType<typeof createTestSink> & { leave(): void; hasLeft: boolean })[] = [];
        for (const event of steps) {
          if (event.kind === 'push') push(event.times);
          else if (event.kind === 'join') {
            const line = createTestSink();
            listeners.push({ ...line, leave: fanOut.attach(line.sink, now()).leave, hasLeft: false });
          } else {
            const listener = listeners[event.who];
            if (!listener) continue;
            if (event.kind === 'fill') listener.state.isFull = true;
            else if (event.kind === 'drain') listener.state.drain();
            else {
              listener.leave();
              listener.hasLeft = true;
            }
          }
        }
        let received = 0;
        for (const { bytes, state, hasLeft } of listeners) {
          received += bytes().length;
          expect(sent().includes(bytes())).toBe(true);
          if (hasLeft || state.closed) continue;
          if (!state.isFull) expect(endsWith(sent(), bytes())).toBe(true);
          else expect(sent().length - sent().indexOf(bytes()) - bytes().length).toBeLessThanOrEqual(mostUnsentBytes);
        }
        expect(fanOut.bytesSent()).toBe(received);
      }),
      { numRuns: 60 },
    );
  });
});
