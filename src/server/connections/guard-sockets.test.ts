import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { guardSockets } from './guard-sockets.ts';

async function openGuarded() {
  const guard = guardSockets({
    limit: { total: 100, perAddress: 100 },
    isProxy: () => false,
    headers: {},
    log: createLog('silent'),
  });
  const server = createServer((_request, response) => response.end('heard'));
  guard.watch(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  /** Resolves when the server knows of it. */
  async function come() {
    const socket = connect(port, '127.0.0.1');
    await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
    return socket;
  }
  return { guard, server, come };
}

const closed = (socket: ReturnType<typeof connect>) => once(socket.resume(), 'close');

test('[FAULT-03] who came just before the listener closed and asks just after is answered', async () => {
  const { guard, server, come } = await openGuarded();
  const socket = await come();
  const closing = guard.closeListeners();
  await expect.poll(() => server.listening).toBe(false);
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*heard/s);
  await closing;
});

test('[FAULT-03] who came and never asks holds up nobody', async () => {
  const { guard, come } = await openGuarded();
  const ended = closed(await come());
  await guard.closeListeners();
  await Promise.all([guard.letGo(), ended]);
});
