import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that the system hands out by itself, or any connection could take a port before the program that was told it. */
const lowest = 20_000;
const places = 10_000;
/** Far from where other processes of the same run begin to look. */
let next = (process.pid * 97) % places;

/** For a program that has to be told its port before it starts. Never the same twice. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + (next++ % places);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
