import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterwards } from '../../../../../tests/afterwards.ts';

type FakeMount = { path: string; title?: string; listeners?: number };

/** An Icecast server's status page on loopback, with its mounts as Icecast writes them: none, an object, an array. */
export async function openFakeIcecast() {
  const state = { mounts: [] as FakeMount[], garbage: undefined as string | undefined, asked: 0, authorization: '' };
  const server = createServer((request, response) => {
    state.asked++;
    state.authorization = request.headers.authorization ?? '';
    if (request.url !== '/status-json.xsl') return response.writeHead(404).end();
    response.setHeader('content-type', 'application/json');
    return response.end(state.garbage ?? statusOf(state.mounts));
  });
  let port = 0;
  const open = async () => {
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  await open();
  afterwards(close);
  return { state, url: `http://127.0.0.1:${port}`, close, reopen: open };
}

function statusOf(mounts: FakeMount[]): string {
  const sources = mounts.map(({ path, title, listeners = 0 }) => ({
    listeners,
    listenurl: `http://radio.example:8000${path}`,
    server_type: 'audio/mpeg',
    ...(title === undefined ? {} : { title }),
    dummy: null,
  }));
  const source = sources.length > 1 ? sources : sources[0];
  return JSON.stringify({ icestats: { server_id: 'Icecast 2.4.4', source, dummy: null } });
}
