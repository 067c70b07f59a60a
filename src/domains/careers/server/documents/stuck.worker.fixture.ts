import { parentPort } from 'node:worker_threads';

/** A reader that gets stuck, dies or swallows everything, as the first byte of the file tells it to. */
parentPort?.on('message', ([what]: Uint8Array) => {
  const swallowed: unknown[] = [];
  if (what === 1) for (;;);
  if (what === 2) for (;;) swallowed.push(Array.from({ length: 1000 }, () => ({})));
  if (what === 3) throw new Error('broken');
  if (what === 4) process.exit(0);
  parentPort?.postMessage('pdf');
});
