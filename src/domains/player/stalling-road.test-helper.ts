import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterwards } from '../../../tests/afterwards.ts';

/** A road to the station that can be blocked: the connections stay open, and the sound on them stops coming. */
export async function openStallingRoad(first: string) {
  let station = first;
  const sounding = new Set<ServerResponse>();
  let isClosed = false;
  const server = createServer((asked, answer) => {
    if (isClosed) return asked.destroy();
    const forward = request(station + asked.url, { method: asked.method, headers: asked.headers, agent: false });
    forward.on('response', (told) => {
      answer.writeHead(told.statusCode ?? 502, told.headers);
      if (!asked.url?.startsWith('/stream/')) return told.pipe(answer);
      sounding.add(answer);
      told.on('data', (piece) => sounding.has(answer) && answer.write(piece));
      told.on('end', () => answer.end());
    });
    forward.on('error', () => answer.destroy());
    answer.on('close', () => forward.destroy());
    asked.pipe(forward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Whoever listens now hears no more of this connection; a new one is served. */
    stall: () => sounding.clear(),
    /** The same, and nothing new gets through until it is opened again. */
    close() {
      isClosed = true;
      sounding.clear();
    },
    open() {
      isClosed = false;
    },
    /** As when the station itself dies: nothing gets through, and whoever was connected notices. */
    cut() {
      isClosed = true;
      server.closeAllConnections();
    },
    /** From now on it leads to another station. */
    leadTo(another: string) {
      station = another;
    },
  };
}
