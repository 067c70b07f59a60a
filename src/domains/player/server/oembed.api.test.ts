import { describe, expect, test } from 'vitest';
import { openTestStation } from '../../../../tests/test-station.ts';

const station = await openTestStation({
  content: 'empty',
  config: { publicUrl: 'https://antena1.example', stationName: 'Radio & Sole' },
});
const listenUrl = 'https://antena1.example/ascolta-la-radio';
const ask = (query: Record<string, string>) => station.get(`/oembed?${new URLSearchParams(query)}`);

test('[EMBED-02] the listen page announces its oEmbed address, which answers with the player', async () => {
  const { body: html } = await station.get('/ascolta-la-radio');
  const announced = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(html)?.[1];
  const address = new URL((announced ?? '').replaceAll('&amp;', '&'));
  expect(address.origin).toBe('https://antena1.example');
  const { status, body, response } = await station.get(address.pathname + address.search);
  expect(status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(body).toEqual({
    version: '1.0',
    type: 'rich',
    title: 'Ascolta la radio in diretta | Radio & Sole',
    provider_name: 'Radio & Sole',
    provider_url: 'https://antena1.example',
    cache_age: 86_400,
    html: expect.stringContaining('<iframe src="https://antena1.example/embed/player?size=320x100"'),
    width: 320,
    height: 100,
  });
  const frame = await station.get('/embed/player?size=320x100');
  expect(frame.status).toBe(200);
});

test('[EMBED-02] a page that nobody may embed announces nothing', async () => {
  for (const path of ['/chi-siamo', '/nowhere']) expect((await station.get(path)).body).not.toContain('oembed');
});

test('[EMBED-02] the same answer comes as XML', async () => {
  const { body, response } = await ask({ url: listenUrl, format: 'xml' });
  expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8');
  expect(body).toMatch(/^<\?xml version="1.0" encoding="utf-8" standalone="yes"\?>\n<oembed>/);
  expect(body).toContain('<provider_name>Radio &amp; Sole</provider_name>');
  expect(body).toContain('<width>320</width><height>100</height></oembed>');
  expect(body).toContain('<html>&lt;iframe src=');
});

describe('[EMBED-02] the room that the asking page has is respected', () => {
  test.each([
    [{ maxwidth: '1000' }, 320, 100],
    [{ maxwidth: '300' }, 234, 60],
    [{ maxwidth: '200', maxheight: '300' }, 120, 240],
    [{ maxwidth: '200', maxheight: '80' }, 150, 60],
  ])('%j', async (limits, width, height) => {
    const { body } = await ask({ url: listenUrl, ...(limits as Record<string, string>) });
    expect(body).toMatchObject({ width, height });
    expect(body.html).toContain(`size=${width}x${height}"`);
  });

  test('no frame is so small', async () => {
    expect((await ask({ url: listenUrl, maxwidth: '100' })).status).toBe(404);
  });
});

test.each([
  ['another format', { url: listenUrl, format: 'yaml' }, 501],
  ['no address', {}, 400],
  ['a width that is no number', { url: listenUrl, maxwidth: 'wide' }, 400],
  ['a page that cannot be embedded', { url: 'https://antena1.example/chi-siamo' }, 404],
  ['somebody else’s page', { url: 'https://elsewhere.example/ascolta-la-radio' }, 404],
  ['no address at all', { url: 'ascolta-la-radio' }, 404],
  ['an address that is no page', { url: 'javascript:alert(1)' }, 404],
])('[EMBED-02] %s is refused', async (_what, query, status) => {
  expect((await ask(query as Record<string, string>)).status).toBe(status);
});

test('[EMBED-02] http, a slash at the end and a query lead to the same page', async () => {
  for (const url of ['http://antena1.example/ascolta-la-radio', `${listenUrl}/`, `${listenUrl}?utm_source=x`])
    expect((await ask({ url })).status).toBe(200);
});
