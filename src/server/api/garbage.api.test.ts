import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { signIn } from '../../../tests/sign-in.ts';
import { openTestStation } from '../../../tests/test-station.ts';

const station = await openTestStation();
const { hostname, port } = new URL(station.url);
const writing = station.implementations
  .filter(({ endpoint }) => endpoint.method !== 'GET')
  .map(({ endpoint }) => endpoint.path);
const reading = station.implementations
  .filter(({ endpoint }) => endpoint.method === 'GET')
  .map(({ endpoint }) => endpoint.path);

function expectClear4xx(
  answer: { status: number; body: { status?: number; message?: string; data?: unknown } },
  what: string,
) {
  expect(answer.status, what).toBeGreaterThanOrEqual(400);
  expect(answer.status, what).toBeLessThan(500);
  expect(answer.body.status, what).toBe(answer.status);
  expect(String(answer.body.message), what).not.toMatch(/ {4}at |node_modules|\/src\//);
  expect(String(answer.body.message).length, what).toBeGreaterThan(3);
}

describe('garbage gets a clear 4xx, never a 5xx and never a stack trace', () => {
  const bodies: [string, string][] = [
    ['broken JSON', '{"a":'],
    ['not an object', '"text"'],
    ['an array', '[1,2,3]'],
    ['null', 'null'],
    ['an unknown field', '{"unknownField":1}'],
    ['wrong types', '{"email":{"$gt":""},"password":[],"choice":7,"events":"x"}'],
    ['prototype poisoning', '{"__proto__":{"admin":true}}'],
    ['constructor poisoning', '{"constructor":{"prototype":{"admin":true}}}'],
    ['deep nesting', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['a lone surrogate', '{"email":"\\ud800","password":"x","extra":1}'],
    ['a NUL', '{"email":"a\\u0000b","password":1}'],
  ];
  test.each(bodies)('[SECURITY-04] %s', async (what, body) => {
    for (const path of writing) {
      if (path.endsWith('/logout') && body === 'null') continue;
      expectClear4xx(await station.post(path, body), `${what} to ${path}`);
    }
  });

  test('[SECURITY-04] a huge body', async () => {
    for (const path of writing) {
      const taken = station.implementations.find(
        ({ endpoint }) => endpoint.path === path && endpoint.method === 'POST',
      );
      const size = Math.max(200_000, taken?.endpoint.bodyLimit ?? 0);
      const { status, body } = await station.post(path, `{"a":"${'x'.repeat(size)}"}`);
      expect([path, status, body.status]).toEqual([path, 413, 413]);
    }
  });

  test('[SECURITY-04] another content type', async () => {
    for (const type of [
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      '*/*',
    ]) {
      for (const path of writing) {
        expectClear4xx(await station.post(path, 'a=1', { headers: { 'content-type': type } }), `${type} to ${path}`);
      }
    }
  });

  test('[SECURITY-04] unknown query parameters and wrong methods', async () => {
    for (const path of reading) {
      const answer = await station.get(`${path.replace(/:\w+/g, 'x')}?unknown=1`);
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
      expect(answer.status, path).toBeLessThan(500);
    }
    const taken = new Set(station.routes.filter(({ method }) => method === 'POST').map(({ url }) => url));
    const onlyRead = reading.filter((path) => !taken.has(path));
    for (const path of onlyRead) expect((await station.post(path, {})).status, path).toBe(404);
  });

  test.each([
    '/api/v1/../../etc/passwd',
    '/api/v1/%2e%2e/%2e%2e/etc/passwd',
    '/api/v1/getAppParameters%00',
    '/api/v1/%',
    '/%E0%A4%A',
    '/media/..%2f..%2fpackage.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/../../package.json',
    '/api/v1/%u0041',
    `/${'a'.repeat(5000)}`,
    '/termini/%00',
    '//evil.example/',
    '/\\evil.example',
    '/?profile=true&screen=<script>',
  ])('[SECURITY-04] the address %s', async (path) => {
    const { status, text } = await raw(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n\r\n`);
    expect(status, text.slice(0, 300)).toBeLessThan(500);
    expect(text).not.toContain('"dependencies"');
    expect(text).not.toContain('root:x:0');
    expect(text).not.toMatch(/location: (?:https?:)?\/\/evil/i);
  });

  test.each([
    'NONSENSE\r\n\r\n',
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`,
    'POST /api/v1/profile/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /api/v1/profile/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: -1\r\n\r\n',
  ])('[SECURITY-04] broken HTTP: %j', async (message) => {
    const { status, text } = await raw(message);
    expect(status).toBeLessThan(500);
    expect(text.toLowerCase()).toContain('content-security-policy');
  });

  test('[SECURITY-04] a JSON body with another charset or a byte order mark', async () => {
    const body = Buffer.from('\ufeff{"email":"a@b.it","password":"x"}', 'utf16le');
    const answer = await new Promise<number>((resolve, reject) => {
      const sent = request(
        `${station.url}/api/v1/profile/login`,
        { method: 'POST', headers: { 'content-type': 'application/json; charset=utf-16' } },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
    expect(answer).toBe(400);
  });
});

describe('text that nothing can hold is refused at the door', async () => {
  const reader = await signIn(station, 'complete');
  const administrator = await signIn(station, 'administrator');
  const now = new Date().toISOString();
  const event = { name: 'page_view', path: '/', at: now };
  const session = 'a1b2c3d4-e5f6-7890';

  test.each(['a\0b', 'a\ud800b', 'a\udc00b', 'a\u0001b'])('[HOSTILE-01] %j in a body', async (text) => {
    const bodies: [string, object][] = [
      ['profile/login', { email: `${text}@posta.example`, password: 'x' }],
      ['profile/login', { email: 'ana@posta.example', password: text }],
      ['profile/requestPasswordReset', { email: `${text}@posta.example` }],
      ['aovivoBar/rateSong', { metaId: 'antena_1', song: text, artist: 'Duo Marèa', rating: 10 }],
      ['tracking/events', { sessionHash: session, events: [{ ...event, labels: { titolo: text } }] }],
      ['tracking/events', { sessionHash: session, events: [{ ...event, labels: { [text]: 'x' } }] }],
      ['tracking/events', { sessionHash: session, events: [{ ...event, path: `/${text}` }] }],
    ];
    for (const [path, body] of bodies) expectClear4xx(await station.post(`/api/v1/${path}`, body), path);
  });

  test.each(['%00', '%01', '%1b', '%7f', '%C2%85'])('[HOSTILE-01] %s in an address', async (text) => {
    const addresses = [
      `/api/v1/news/getRelatedNews/3/${text}`,
      `/vast/house/${text}/start`,
      `/podcasts/${text}/feed.xml`,
      `/api/v1/downloads/music/a${text}+b`,
      `/api/v1/stats/affiliate/${text}`,
      `/stream/${text}`,
      `/api/v1/aovivo/events/${text}`,
      `/feed/rss/${text}`,
      `/embed/mix/${text}`,
    ];
    for (const address of addresses) {
      for (const who of [{}, reader, administrator]) {
        const answer = await station.get(address, who);
        expect([address, answer.status < 500, answer.status >= 400]).toEqual([address, true, true]);
      }
    }
  });

  test.each([
    '{"email":{"toString":1},"password":"x"}',
    '{"email":{"valueOf":{}},"password":"x"}',
    '{"email":null}',
    '{"email":"ana@posta.example","password":{"length":{"toString":1}}}',
    '{"email":{"length":{"valueOf":null}},"password":"x"}',
  ])('[HOSTILE-01] %s is no address', async (body) =>
    expectClear4xx(await station.post('/api/v1/profile/login', body), body),
  );

  test.each(['/stream/%', '/podcasts/%E0%A4%A/feed.xml', '/vast/house/%ED%A0%80/start', '/sitemaps/%FF.xml'])(
    '[HOSTILE-01] %s, which no decoder can read, is a 400',
    async (address) => expectClear4xx(await station.get(address), address),
  );
});

/** Sends bytes as they are; the answer's status is 0 when the server hung up without one. */
function raw(message: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(message));
    let text = '';
    socket.setTimeout(3_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      text += chunk;
      if (text.includes('\r\n\r\n') && !text.startsWith('HTTP/1.1 100')) socket.end();
    });
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text }));
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? undefined : reject(error)));
  });
}
