import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { installErrorHandler } from '../api/error-handler.ts';
import { refuseUnderPressure } from './event-loop-pressure.ts';

/** Stands still as a long computation would, without the work. */
const block = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

function open(longestDelayMs: number) {
  const app = Fastify();
  onTestFinished(() => app.close());
  installErrorHandler(app);
  refuseUnderPressure(app, longestDelayMs);
  app.get('/', async () => 'here');
  return async () => (await app.inject('/')).statusCode;
}

test('far behind, new requests are told to come back, until the loop has caught up', async () => {
  const ask = open(300);
  expect(await ask()).toBe(200);
  block(1_300);
  await expect.poll(ask, { interval: 5 }).toBe(503);
  await expect.poll(ask, { interval: 20 }).toBe(200);
});

test('a second in which nothing could be measured is as bad as it was long, and no worse', async () => {
  const ask = open(2_000);
  // In the same turn as the measuring, so that the next one finds nothing.
  const timer = setInterval(() => block(1_100), 1_000);
  await new Promise<void>((resolve) => void setTimeout(resolve, 2_000));
  clearInterval(timer);
  expect(await ask()).toBe(200);
});
