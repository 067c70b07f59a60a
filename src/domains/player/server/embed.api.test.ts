import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillPath } from '#contract/client.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { embedSizes } from '../embed.rules.ts';
import { putOnAir } from '../on-air.test-helper.ts';

const station = await openTestStation();

const isFramable = ({ headers }: Response) =>
  headers.get('x-frame-options') !== 'DENY' ||
  !headers.get('content-security-policy')?.includes("frame-ancestors 'none'");

test('[EMBED-01] the player may stand in a frame of any site, and sets no cookie', async () => {
  for (const size of embedSizes) {
    const { response, status, body } = await station.get(`/embed/player?size=${size}`, {
      headers: { cookie: 'auth_jwt=x; CookieConsent=accepted', origin: 'https://elsewhere.example' },
    });
    expect(status).toBe(200);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'none'");
    expect(response.headers.get('x-frame-options')).toBeNull();
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(body).toContain(`<body data-size="${size}"`);
  }
});

test('[EMBED-01] nothing else of the station may stand in a frame', async () => {
  const endless = ['/stream/:id', '/api/v1/aovivo/events/:metaId'];
  const addresses = station.routes
    .filter(({ method, url }) => method === 'GET' && url !== '/embed/player' && !endless.includes(url))
    .map(({ url }) => fillPath(url, new Proxy({}, { get: () => 'x' })).replace('*', 'x'));
  const table = readFileSync(new URL('../../../web/routes.ts', import.meta.url), 'utf8');
  const pages = [...table.matchAll(/path: '([^']+)'/g)].map(([, path]) =>
    path === '*' ? '/nowhere' : (path ?? '').replace(/:\w+/, 'x'),
  );
  const open: string[] = [];
  for (const address of [...addresses, ...pages, '/stream/nowhere', '/embed', '/embed/player/x']) {
    const { response } = await station.get(address);
    if (isFramable(response)) open.push(address);
  }
  expect(Math.min(addresses.length, pages.length)).toBeGreaterThan(10);
  expect(open).toEqual([]);
});

test('[EMBED-01] the live title stands in the very first answer, and nothing in it is taken for HTML', async () => {
  await putOnAir(station, { title: 'Sale <b>&</b> limone', artist: 'Duo "Marèa"' });
  const { body } = await station.get('/embed/player');
  expect(body).toContain('>Sale &lt;b&gt;&amp;&lt;/b&gt; limone</h1>');
  expect(body).toContain('Duo &quot;Marèa&quot;');
});

test('a colour that is none does not reach the page', async () => {
  const { body } = await station.get('/embed/player?background=red;}x&text=%22%3E%3Cscript%3E&accent=0b5d3b');
  expect(body).toContain('style="--background:#12100e;--ink:#f4ede2;--accent:#0b5d3b;');
  expect(body.match(/<script/g)).toHaveLength(1);
});

test('the framed player is light: less than 15 KB of script and style together', async () => {
  const { body } = await station.get('/embed/player');
  const files = [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
  expect(files).toHaveLength(2);
  let bytes = 0;
  for (const file of files) {
    const response = await fetch(station.url + file, { headers: { 'accept-encoding': 'gzip' } });
    bytes += Number(response.headers.get('content-length'));
    await response.arrayBuffer();
  }
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThan(15_000);
});
