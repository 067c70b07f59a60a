import { expect, test } from 'vitest';
import { createFrameReceiver } from './frame-receiver.ts';

function opened() {
  const said: Record<string, unknown>[] = [];
  const done: string[] = [];
  const receiver = createFrameReceiver(
    {
      play: () => done.push('play'),
      pause: () => done.push('pause'),
      moveTo: (seconds) => done.push(`at ${seconds}`),
      isPaused: () => true,
      length: () => 90,
      position: () => 12,
    },
    { send: (text) => said.push(JSON.parse(text)), address: 'https://antena1.example/embed/podcast/uno' },
  );
  const ask = (message: object) =>
    receiver.hear(JSON.stringify({ context: 'player.js', version: '0.0.11', ...message }));
  return { said, done, receiver, ask };
}

test('a frame says that it is ready, and again to whoever came late', () => {
  const { said, receiver, ask } = opened();
  receiver.ready();
  ask({ method: 'addEventListener', value: 'ready', listener: 'r' });
  expect(said).toMatchObject([
    { context: 'player.js', event: 'ready', value: { src: 'https://antena1.example/embed/podcast/uno' } },
    { event: 'ready', listener: 'r' },
  ]);
});

test('the page around it plays, pauses, moves and asks', () => {
  const { said, done, ask } = opened();
  ask({ method: 'play' });
  ask({ method: 'pause' });
  ask({ method: 'setCurrentTime', value: 30 });
  ask({ method: 'setCurrentTime', value: 'x' });
  for (const method of ['getPaused', 'getDuration', 'getCurrentTime']) ask({ method, listener: method });
  expect(done).toEqual(['play', 'pause', 'at 30']);
  expect(said.map(({ event, value }) => [event, value])).toEqual([
    ['getPaused', true],
    ['getDuration', 90],
    ['getCurrentTime', 12],
  ]);
});

test('only who listens is told, until they stop listening', () => {
  const { said, receiver, ask } = opened();
  receiver.tell('play');
  ask({ method: 'addEventListener', value: 'play', listener: 'a' });
  receiver.tell('play');
  ask({ method: 'removeEventListener', value: 'play', listener: 'a' });
  receiver.tell('play');
  expect(said).toMatchObject([{ event: 'play', listener: 'a' }]);
});

test('what is not player.js is not heard', () => {
  const { said, done, receiver } = opened();
  for (const message of [
    null,
    7,
    '',
    '{',
    '[]',
    'null',
    '{"method":"play"}',
    { context: 'player.js', method: 'play' },
  ]) {
    receiver.hear(message);
  }
  expect([said, done]).toEqual([[], []]);
});
