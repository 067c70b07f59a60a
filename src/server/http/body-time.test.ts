import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { afterwards } from '../../../tests/afterwards.ts';
import { allowSlowBody, limitBodyTime } from './body-time.ts';
import { unreadableAnswer } from './unreadable-request.ts';

const limits = { bodyMs: 300, leastBytes: 10_000 };
const piece = 'x'.repeat(4_000);

/** Reads a whole body and says how long it was; what is asked for with GET is answered at once, whatever follows. */
async function openServer() {
  const server = createServer((request, response) => {
    limitBodyTime(server, request, limits);
    if (request.url === '/upload') allowSlowBody(request);
    if (request.method === 'GET') response.end('at once');
    else
      lengthOf(request).then(
        (length) => response.end(`took ${length}`),
        () => undefined,
      );
  });
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => socket.end(unreadableAnswer(code, {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterwards(async () => void server.close());
  return (server.address() as AddressInfo).port;
}

async function lengthOf(request: IncomingMessage): Promise<number> {
  let length = 0;
  for await (const chunk of request) length += chunk.length;
  return length;
}

/** Sends a body of so many pieces, one every so often, and gives what came back until the end of the connection. */
async function send(
  line: string,
  { pieces, everyMs, text = piece }: { pieces: number; everyMs: number; text?: string },
) {
  const socket = connect(await openServer(), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  const ended = once(socket, 'close');
  const isGone = () => socket.destroyed || socket.readableEnded;
  socket.write(
    `${line} HTTP/1.1\r\nhost: x\r\nconnection: ${line.startsWith('GET') ? 'keep-alive' : 'close'}\r\ncontent-length: ${pieces * text.length}\r\n\r\n`,
  );
  for (let sent = 0; sent < pieces && !isGone(); sent++) {
    socket.write(text);
    await pause(everyMs);
  }
  await ended;
  return answer;
}

test('a file that keeps coming may take longer than any other body', async () => {
  expect(await send('POST /upload', { pieces: 40, everyMs: 30 })).toContain('took 160000');
});

test.each([
  ['any other body that takes so long', 'POST /form', { pieces: 40, everyMs: 30 }],
  ['a file of which hardly anything comes', 'POST /upload', { pieces: 400, everyMs: 30, text: 'x' }],
])('%s is cut off with 408', async (_what, line, body) => {
  expect(await send(line, body)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
});

test('who was answered before the body was whole holds the connection no longer than others', async () => {
  expect(await send('GET /page', { pieces: 400, everyMs: 30, text: 'x' })).toMatch(/^HTTP\/1\.1 200 OK.*at once/s);
});
