import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { closeIdleSockets, idleSeconds } from './idle-sockets.ts';

/** Both ends of a connection. */
async function openConnection(open: Map<Socket, object>) {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const theirs = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [ours] = (await once(server, 'connection')) as [Socket];
  open.set(ours, {});
  onTestFinished(() => {
    theirs.destroy();
    server.close();
  });
  return { ours, theirs };
}

function openGuard() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const open = new Map<Socket, object>();
  const stop = closeIdleSockets(open);
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
  });
  return { open, stop, pass: (seconds: number) => vi.advanceTimersByTime(seconds * 1000) };
}

test('[LIMIT-01] a connection without a word is closed when its time is over, and not before', async () => {
  const { open, pass } = openGuard();
  const { ours, theirs } = await openConnection(open);
  pass(idleSeconds);
  expect(ours.destroyed).toBe(false);
  const closed = once(theirs.resume(), 'close');
  pass(15);
  expect(ours.destroyed).toBe(true);
  await closed;
});

test.each([
  [
    'something came in',
    async ({ ours, theirs }: { ours: Socket; theirs: Socket }) => {
      theirs.write('a word');
      await once(ours, 'data');
    },
  ],
  [
    'something went out',
    async ({ ours, theirs }: { ours: Socket; theirs: Socket }) => {
      ours.write('a word');
      await once(theirs, 'data');
    },
  ],
])('[LIMIT-01] its time begins anew when %s', async (_what, move) => {
  const { open, pass } = openGuard();
  const connection = await openConnection(open);
  pass(idleSeconds);
  await move(connection);
  pass(idleSeconds);
  expect(connection.ours.destroyed).toBe(false);
  pass(15);
  expect(connection.ours.destroyed).toBe(true);
});

test('after the stop nobody looks any more', async () => {
  const { open, stop, pass } = openGuard();
  const { ours } = await openConnection(open);
  stop();
  pass(3 * idleSeconds);
  expect(ours.destroyed).toBe(false);
});
