import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { pathOnSite, withoutBrand } from './search-engine.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** An outside engine on loopback that speaks the protocol of the real one. */
let answer: Answer;
const asked: URL[] = [];
const engine = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://engine'));
  answer(request, response);
});
let station: TestStation;

beforeAll(async () => {
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  const { port } = engine.address() as AddressInfo;
  station = await openTestStation({
    config: {
      publicUrl: 'https://www.antena1.example',
      searchEngine: { url: `http://127.0.0.1:${port}/customsearch/v1`, key: 'the-key', engine: 'the-engine' },
    },
  });
});
afterAll(() => {
  engine.closeAllConnections();
  engine.close();
});

const json = (body: unknown): Answer => {
  return (_, response) => void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
};

test('[SEARCH-06] the engine is asked with the key, its id, the query, the wanted fields and ten results', async () => {
  answer = json({
    items: [{ htmlTitle: '<b>Notte</b> chiara | Antena 1', link: 'https://www.antena1.example/canzoni/notte+vera' }],
  });
  asked.length = 0;
  const { body } = await station.get('/api/v1/search?q=notte%20%26%20mare&num=10');
  expect(asked[0]?.pathname).toBe('/customsearch/v1');
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    key: 'the-key',
    cx: 'the-engine',
    q: 'notte & mare',
    fields: 'items(htmlTitle,link)',
    num: '10',
  });
  expect(body.data.items).toEqual([
    { htmlTitle: '<b>Notte</b> chiara', link: '/canzoni/notte+vera', kind: 'song', subtitle: '', image: '' },
  ]);
});

test('an engine without results answers an empty list, and an empty query asks nobody', async () => {
  answer = json({});
  expect((await station.get('/api/v1/search?q=zzz')).body.data.items).toEqual([]);
  asked.length = 0;
  expect((await station.get('/api/v1/search?q=')).body.data.items).toEqual([]);
  expect(asked).toEqual([]);
});

test.each<[string, Answer]>([
  ['answers an error', (_, response) => void response.writeHead(429).end('{}')],
  ['answers nonsense', (_, response) => void response.end('<html>')],
  ['answers off its own shape', json({ items: [{ title: 'Senza link' }] })],
  ['hangs up', (request) => void request.socket.destroy()],
  ['never answers', () => undefined],
])('when the engine %s, the station’s own index answers', async (_, broken) => {
  answer = broken;
  const { status, body } = await station.get('/api/v1/search?q=notte%20italiana');
  expect(status).toBe(200);
  expect(body.data.items[0]).toMatchObject({ kind: 'programme', link: expect.stringContaining('/programacao') });
});

test.each([
  ['Vera <b>Montale</b> | Antena 1', 'Vera <b>Montale</b>'],
  ['Le 100 più | <b>Antena 1</b>', 'Le 100 più'],
  ['Radio - Antena <b>1</b>', 'Radio'],
  ['Chi siamo – antena 1 ', 'Chi siamo'],
  ['Antena 1', 'Antena 1'],
  ['Antena 1 | La radio', 'Antena 1 | La radio'],
  ['Rock &amp; roll &#39;80 | Antena 1', 'Rock &amp; roll &#39;80'],
  ['<img src=x onerror=alert(1)>Ciao <i>mare</i> | Antena 1', 'Ciao mare'],
])('[SEARCH-08] the station’s name at the end of a title goes: %s', (given, expected) => {
  expect(withoutBrand(given, 'Antena 1')).toBe(expected);
});

test.each([
  ['https://www.antena1.example/notizie/faro?x=1#y', '/notizie/faro?x=1#y'],
  ['http://antena1.example/artisti/vera', '/artisti/vera'],
  ['https://www.antena1.example', '/'],
  ['/podcasts', '/podcasts'],
  ['https://www.antena1.example//evil.example/a', '/evil.example/a'],
  ['https://evil.example/notizie', null],
  ['https://www.antena1.example.evil.example/', null],
  ['javascript:alert(1)', null],
  ['http://[bad', null],
])('[SEARCH-09] the site’s host goes from a link, and other sites go altogether: %s', (given, expected) => {
  expect(pathOnSite(given, 'https://www.antena1.example')).toBe(expected);
});
