import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

type Fixture = { child: ChildProcess; url: string; output(): string };

async function openFixture(): Promise<Fixture> {
  const file = fileURLToPath(new URL('process-guard.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
  let text = '';
  const url = await new Promise<string>((resolve) => {
    child.stdout?.on('data', (chunk) => {
      text += chunk;
      const address = /http:\S+/.exec(text)?.[0];
      if (address) resolve(address);
    });
  });
  return { child, url, output: () => text };
}

const { child, url } = await openFixture();
afterAll(() => void child.kill('SIGKILL'));

async function outcome(path: string): Promise<string> {
  return fetch(url + path).then(
    async (response) => `${response.status} ${await response.text().catch(() => 'cut off')}`,
    () => 'cut off',
  );
}

const failed = '500 {"status":500,"message":"internal error","data":null}';

test.each([
  ['/before', failed, 'a throw in front of the framework'],
  ['/timer', failed, 'a throw in a timer of the request'],
  ['/tick', failed, 'a throw in its next tick'],
  ['/rejection', failed, 'a rejected promise that nobody waits for'],
  ['/half', '200 cut off', 'a throw in the middle of an answer'],
  ['/after-end', '200 whole', 'a write after the end'],
  ['/stream-error', '200 whole', 'a stream that breaks'],
])('[HOSTILE-01] %s: %s, and the next visitor is served', async (path, expected) => {
  expect(await outcome(path)).toBe(expected);
  expect(await outcome('/fine')).toBe('200 fine');
});

/** What comes back for these bytes, and whether the connection ended. */
async function sendRaw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.write(bytes);
  socket.end();
  await once(socket, 'close');
  return text;
}

test.each([
  ['an absolute target', 'GET http://elsewhere.example/fine HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
  ['an asterisk', 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
  ['a malformed address', 'GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 400],
  ['a header with a NUL', 'GET /fine HTTP/1.1\r\nhost: x\r\nx: a\0b\r\n\r\n', 400],
  ['an upgrade', 'GET /fine HTTP/1.1\r\nhost: x\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\r\n', 200],
])('[HOSTILE-01] %s is answered and ends nothing', async (_what, bytes, status) => {
  const answer = await sendRaw(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(await outcome('/fine')).toBe('200 fine');
});

test.each([
  ['CONNECT elsewhere.example:443 HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['POST /fine HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\nhalf'],
  ['POST /fine HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 10\r\n\r\n'],
  ['GET /fine HTTP/1.1\r\nhost: x\r\nexpect: the-unexpected\r\n\r\n'],
])('[HOSTILE-01] who sends %j and leaves ends nothing', async (bytes) => {
  await sendRaw(bytes);
  expect(await outcome('/fine')).toBe('200 fine');
});

test('what throws outside of any request ends the process in order, and it says why', async () => {
  const other = await openFixture();
  const ended = once(other.child, 'close');
  other.child.stdin?.write('now');
  expect(await ended).toEqual([1, null]);
  expect(other.output()).toContain('something threw outside of any request: the process ends');
});
