import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isInside, OutsideRefusal, outsideFetch } from './outside-fetch.ts';

let origin = '';
const server = createServer((request, response) => {
  if (request.url === '/elsewhere') return response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
  if (request.url === '/round') return response.writeHead(302, { location: '/round' }).end();
  if (request.url === '/slow') return void response.writeHead(200).write('x');
  if (request.url === '/large') return response.writeHead(200, { 'content-length': '5000' }).end('x'.repeat(5000));
  response.end('a picture');
});

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const wishes = { mostBytes: 1000, timeoutMs: 2_000 };
const faultOf = (address: string, trustedOrigin?: string, timeoutMs = 2_000) =>
  outsideFetch(address, { ...wishes, timeoutMs, trustedOrigin }, text).then(
    (content) => content,
    (error: unknown) => (error instanceof OutsideRefusal ? error.fault : error),
  );

test('nothing of the own machine or network is ever asked, whatever it is called', async () => {
  const hostile = [
    ...[origin, 'http://localhost/', 'http://127.0.0.1/', 'http://[::1]/', 'http://[::ffff:127.0.0.1]/', 'http://0/'],
    ...['http://2130706433/', 'http://0x7f.1/', 'http://10.0.0.1/', 'http://192.168.1.1/', 'http://169.254.169.254/'],
    ...['http://[fd00::1]/', 'http://[fe80::1]/', 'http://[64:ff9b::7f00:1]/', 'http://[2002:7f00:1::]/'],
    ...[
      'ftp://example.com/',
      'file:///etc/passwd',
      'http://user:pw@example.com/',
      'http://example.com:6379/',
      'nonsense',
    ],
  ];
  for (const address of hostile) expect([address, await faultOf(address)]).toEqual([address, 'not allowed']);
  expect(['8.8.8.8', '2606:4700::1111', '100.64.0.1', '172.31.0.1'].map(isInside)).toEqual([false, false, true, true]);
});

test('an origin that the operator named is asked, and still leads nowhere inside, for ever or without bounds', async () => {
  expect(await faultOf(`${origin}/here`, origin)).toBe('a picture');
  expect(await faultOf(`${origin}/elsewhere`, origin)).toBe('not allowed');
  expect(await faultOf(`${origin}/round`, origin)).toBe('not found');
  expect(await faultOf(`${origin}/large`, origin)).toBe('too large');
  expect(await faultOf(`${origin}/slow`, origin, 300)).toBe('too slow');
});
