import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMessageReader, encodeMessage, type Message } from './relay-message.ts';

const airing = {
  id: 'antena_1:5',
  channelId: 'antena_1',
  itemId: 'sòng',
  kind: 'song',
  startsAt: 5,
  endsAt: 9,
} as const;
const messages: Message[] = [
  {
    channel: 'antena_1',
    piece: { kind: 'audio', term: 2, number: 7, airing, frames: 3, at: 6, bytes: Buffer.from('abc') },
  },
  {
    channel: 'antena_1',
    piece: {
      kind: 'segment',
      sequence: 9,
      durationMs: 4,
      startsAt: 5,
      term: 2,
      isFirst: true,
      bytes: Buffer.alloc(700, 1),
    },
  },
  { channel: 'altra', piece: { kind: 'audio', term: 2, number: 8, airing, frames: 0, at: 7, bytes: Buffer.alloc(0) } },
];

test('what is sent arrives, however it is cut on the way', () => {
  const sent = Buffer.concat(messages.map(encodeMessage));
  const cuts = fc.array(fc.integer({ min: 1, max: sent.length }), { maxLength: 40 });
  fc.assert(
    fc.property(cuts, (places) => {
      const arrived: Message[] = [];
      const read = createMessageReader((message) => arrived.push(message));
      const ends = [...places.sort((one, other) => one - other), sent.length];
      for (const [index, end] of ends.entries()) read(sent.subarray(ends[index - 1] ?? 0, end));
      expect(arrived).toEqual(messages);
    }),
  );
});

test('what is no message of ours ends the reading instead of filling the memory', () => {
  const read = createMessageReader(() => undefined);
  expect(() => read(Buffer.from('HTTP/1.1 200 OK'))).toThrow('something else');
});
