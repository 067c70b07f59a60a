import type { Random } from '#kit/random.ts';

const nasty = [
  'a\0b',
  '\0',
  '\ud800',
  'x\udfff',
  '\udc00\ud800',
  '\u0001\u001f\u007f',
  'a\r\nSet-Cookie: evil=1',
  'riga\nriga',
  '\u0085\u2028\u2029\ufeff',
  '\u202e\u200f\u0000',
  '\ufffe\uffff',
  '😀'.repeat(80),
  'é'.normalize('NFD').repeat(60),
  '',
  ' ',
  '.',
  '..',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '%00',
  '%',
  '%zz',
  '%ED%A0%80',
  "' or 1=1 --",
  '"; drop table users; --',
  '\\x00',
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '//evil.example/x',
  'https://evil.example/',
  'javascript:alert(1)',
  '\\\\evil.example\\x',
  'NaN',
  'Infinity',
  '-1',
  '1e309',
  '9'.repeat(40),
  '0x10',
  '2026-13-45T99:99:99Z',
  '0000-00-00T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  'null',
  'undefined',
  'true',
  '*',
  '(a+)+$',
  '[',
  'a'.repeat(5_000),
  '%_%_'.repeat(100),
  'ß'.repeat(200),
  'İıſK',
  '\u1e9b\u0323'.repeat(50),
];

export function hostileText(random: Random): string {
  return random.pick(nasty);
}

const shapes: ((random: Random) => unknown)[] = [
  hostileText,
  hostileText,
  hostileText,
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => 1.5,
  () => 1e308,
  () => 9_007_199_254_740_992,
  () => 2_147_483_648,
  () => [],
  () => ({}),
  (random) => [hostileText(random), [hostileText(random)]],
  () => ({ toString: 1 }),
  () => ({ valueOf: {}, toJSON: 'x' }),
  () => ({ length: 1e9 }),
  () => ({ $gt: '' }),
  (random) => ({ [hostileText(random)]: hostileText(random) }),
  () => 'x'.repeat(30_000),
];

/** Of any type but mostly text: what a stranger puts where something else is expected. */
export function hostileValue(random: Random): unknown {
  return random.pick(shapes)(random);
}

/** As it may stand in one segment of an address. Some of it no decoder can read. */
export function hostileSegment(random: Random): string {
  const broken = [
    '%',
    '%0',
    '%zz',
    '%ED%A0%80',
    '%FF',
    '%C0%80',
    '%E0%A4%A',
    '%u0041',
    '%00',
    '%0d%0a',
    '%2e%2e',
    '%2F',
    '%5c',
  ];
  if (random.next() < 0.4) return random.pick(broken) + (random.next() < 0.5 ? 'x' : '');
  const text = hostileText(random).toWellFormed();
  return encodeURIComponent(random.next() < 0.1 ? text.repeat(3) : text.slice(0, 900));
}

export function hostileQueryPart(key: string, random: Random): string {
  const value = () =>
    random.next() < 0.3 ? hostileSegment(random) : encodeURIComponent(hostileText(random).toWellFormed());
  const forms: (() => string)[] = [
    () => `${key}=${value()}`,
    () => `${key}=${value()}`,
    () => `${key}=${value()}&${key}=${value()}`,
    () => `${key}[]=${value()}`,
    () => `${key}[__proto__]=${value()}`,
    () => `${key}[a][b][c]=${value()}`,
    () => `__proto__=${value()}&constructor=${value()}&${key}=1`,
    () => key,
    () => `=&&&=${key}&?#`.replace('#', '%23'),
    () => `${key}=${'x'.repeat(6_000)}`,
    () => Array.from({ length: 1_200 }, (_, n) => `k${n}=1`).join('&'),
    () => `${encodeURIComponent(hostileText(random).toWellFormed())}=${value()}`,
  ];
  return random.pick(forms)();
}

/** Latin-1, as a header may hold it. */
function headerText(random: Random): string {
  const text = hostileText(random).replace(/[^\t\x20-\x7e\x80-\xff]/g, 'ÿ');
  return random.next() < 0.05 ? text + 'h'.repeat(13_000) : text.slice(0, 2_000);
}

const cookieNames = [
  'auth_jwt',
  'a1_device',
  'a1_browserHash',
  'a1_cv',
  'a1_signed_in',
  'CookieConsent',
  'huntBanner',
  '__proto__',
];
const names = [
  'range',
  'if-range',
  'if-none-match',
  'if-modified-since',
  'accept',
  'accept-encoding',
  'accept-language',
  'origin',
  'referer',
  'user-agent',
  'last-event-id',
  'icy-metadata',
  'x-api-key',
  'x-signature',
  'x-timestamp',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'host',
  'sec-fetch-site',
  'x-http-method-override',
  'x-original-url',
  'cache-control',
  'upgrade-insecure-requests',
  'content-encoding',
  'traceparent',
];
const ranges = [
  'bytes=0-0',
  'bytes=-1',
  'bytes=5-2',
  'bytes=0-,-1',
  'bytes=99999999999999999999-',
  'bytes=a-b',
  'pages=1-2',
];
const encodings = ['br;q=0,gzip;q=0,identity;q=0', 'gzip;q=2', '*', 'br, '.repeat(500), ';;;', 'zstd'];

export function hostileHeaders(random: Random): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let left = random.int(1, 3); left > 0; left--) {
    const name = random.pick(names);
    headers[name] =
      name === 'range' ? random.pick(ranges) : name === 'accept-encoding' ? random.pick(encodings) : headerText(random);
  }
  if (random.next() < 0.4)
    headers.cookie = `${random.pick(cookieNames)}=${headerText(random)}; ${random.pick(cookieNames)}=x`;
  if (random.next() < 0.15)
    headers.authorization = random.pick(['Bearer ', 'Basic ', '', 'bearer ÿ']) + headerText(random);
  if (random.next() < 0.05) headers['x-padding'] = 'p'.repeat(20_000);
  return headers;
}

const types = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/json; charset=ÿ',
  'application/jsonp',
  'application/JSON;;;',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'application/x-www-form-urlencoded',
  'application/xml',
  '*/*',
  '',
  'x'.repeat(500),
];

export type Body = {
  type: string;
  bytes: Buffer;
  /** Wrong as a whole: sent as it is, since it may lie too deep for anybody to look into. */
  isWhole?: boolean;
};

/** A whole body that is wrong in itself, whatever its fields. */
export function hostileBody(valid: string, random: Random): Body {
  const json = (text: string | Buffer): Body => ({ type: 'application/json', bytes: Buffer.from(text as string) });
  const deep = random.int(50, 8_000);
  const forms: (() => Body)[] = [
    () => json(valid.slice(0, -1)),
    () => json('null'),
    () => json('[]'),
    () => json('"text"'),
    () => json('1e999'),
    () => json(''),
    () => json(`${'['.repeat(deep)}${']'.repeat(deep)}`),
    () => json(`${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`),
    () => json(`{"x":"${'y'.repeat(70_000)}"}`),
    () => json(valid.replace('{', '{"__proto__":{"isAdmin":true},')),
    () => json(valid.replace('{', '{"constructor":{"prototype":{"x":1}},')),
    () => json(valid.replace('{', `{"${'k'.repeat(2_000)}":1,`)),
    () => json(valid + valid),
    () => json(`\ufeff${valid}`),
    () => json(Buffer.concat([Buffer.from('{"email":"'), Buffer.from([0xff, 0xfe, 0xc0, 0x80]), Buffer.from('"}')])),
    () => json(Buffer.from(valid, 'utf16le')),
    () => json(`{${Array.from({ length: 3_000 }, (_, n) => `"k${n}":${n}`).join(',')}}`),
    () => ({ type: random.pick(types), bytes: Buffer.from(valid) }),
    () => ({
      type: random.pick(types),
      bytes: Buffer.from('--x\r\ncontent-disposition: form-data; name="key"\r\n\r\n\0\r\n--x--\r\n'),
    }),
    () => ({
      type: 'application/x-www-form-urlencoded',
      bytes: Buffer.from(`action=listener_add&mount=${hostileSegment(random)}&__proto__=1`),
    }),
  ];
  return { ...random.pick(forms)(), isWhole: true };
}
