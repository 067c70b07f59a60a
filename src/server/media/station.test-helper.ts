import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { makeTempFolder } from '../../../tests/temp-folder.ts';
import { silentLog } from './intake/fixtures.test-helper.ts';
import { createMediaLibrary } from './intake/ingest.ts';
import { registerMediaRoutes } from './media.routes.ts';
import { createDiskStore } from './store/disk-store.ts';
import type { MediaStore } from './store/store.ts';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A listening server with nothing but media in it. `raw` sends a path as it is, where fetch would tidy it up. */
export async function startStation({ store }: { store?: MediaStore } = {}) {
  const root = await makeTempFolder('media');
  const encoded: string[] = [];
  const library = createMediaLibrary({
    store: store ?? (await createDiskStore(root)),
    log: silentLog,
    onEncoded: (key) => encoded.push(key),
  });
  const app = fastify({ forceCloseConnections: true });
  registerMediaRoutes(app, { library });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;

  return {
    app,
    library,
    encoded,
    root,
    port,
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers, method }),
    raw: (path: string, headers: Record<string, string> = {}) =>
      new Promise<RawAnswer>((resolve, reject) => {
        const sent = request({ host: '127.0.0.1', port, path, headers, agent: false }, async (response) => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await text(response) });
        });
        sent.on('error', reject).end();
      }),
  };
}
