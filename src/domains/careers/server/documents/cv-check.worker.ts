import { parentPort } from 'node:worker_threads';
import { cvKindOf } from './cv-kind.ts';

parentPort?.on('message', (bytes: Uint8Array) => {
  parentPort?.postMessage(cvKindOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
});
