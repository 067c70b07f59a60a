import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { closeListener } from './close-listener.ts';

const count = 40;

/** Callers on a thread of their own connect and ask while this one is held up, so that none of them is accepted yet. */
function letCallersWait(server: Server): Promise<string[]> {
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const { port } = server.address() as AddressInfo;
  const callers = new Worker(new URL('callers.fixture.ts', import.meta.url), {
    workerData: { port, count, connected },
  });
  for (let seen = 0; seen < count; seen = Atomics.load(connected, 0)) Atomics.wait(connected, 0, seen, 5_000);
  return once(callers, 'message').then(([answers]) => answers);
}

test('[FAULT-03] whoever is connected when the listener closes is answered, accepted already or not', async () => {
  const server = createServer((_request, response) => response.end('heard'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const answers = letCallersWait(server);
  await closeListener(server);
  expect(server.listening).toBe(false);
  for (const answer of await answers) expect(answer).toMatch(/^HTTP\/1\.1 200 .*heard/s);
});
