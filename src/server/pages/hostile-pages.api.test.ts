import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { openTestStation } from '../../../tests/test-station.ts';

const station = await openTestStation();
const { hostname, port } = new URL(station.url);

/** As the bytes are given: a client of ours would tidy the address first. */
async function getRaw(target: string): Promise<{ status: number; text: string }> {
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${target} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += chunk;
  return { status: Number(text.split(' ', 2)[1]), text };
}

const hostile = [
  'a%01b',
  '%00',
  '%0d%0aset-cookie:x=1',
  '%ED%A0%80',
  '%C5%82',
  '__proto__',
  '%F0%9F%8E%B5',
  'x'.repeat(3000),
];
const pages = [
  '/notizie?categoria=',
  '/notizie/musica?categoria=',
  '/notizie?pagina=',
  '/as-10-mais?categoria=',
  '/podcasts?tutti=',
  '/podcasts/outros?dopo=',
  '/canzoni?letra=true&busca=',
  '/cerca?q=',
  '/contatto?assunto=',
  '/feed?formato=',
  '/caca-ao-tesouro?aba=',
  '/promocoes?pagina=',
  '/notizie/',
  '/notizie/tags/',
  '/jornalistas/',
  '/artisti/',
  '/canzoni/a+',
  '/le-100-piu/',
  '/podcasts/',
  '/podcasts/outros/',
  '/podcasts/x/',
  '/promocoes/',
  '/videos/',
  '/videos/playlist/',
  '/clientes/',
  '/termini/',
];

test.each(pages)(
  '[HOSTILE-01] %s with whatever a stranger writes is answered, twice, and no fault of ours',
  async (page) => {
    for (const value of hostile) {
      for (const _time of ['rendered', 'from the cache']) {
        const { status, text } = await getRaw(page + value);
        expect([200, 301, 302, 400, 404, 414], `${page}${value}`).toContain(status);
        expect(text.split('\r\n\r\n', 1)[0]?.toLowerCase()).not.toContain('\r\nset-cookie');
      }
    }
  },
);

test('a category that exists is sent on to, one that does not is no address', async () => {
  const known = await station.get('/notizie?categoria=mundo');
  expect([known.status, known.response.headers.get('location')]).toEqual([302, '/notizie/mondo']);
  expect((await station.get('/notizie?categoria=made-up')).status).toBe(200);
});

test.each(['/\\evil.example/', '//evil.example/', '/%5Cevil.example//', '/x/..//evil.example/'])(
  '%s sends nobody to another site',
  async (target) => {
    const { text } = await getRaw(target);
    expect(/location: (\S*)/i.exec(text)?.[1]).toMatch(/^\/[\w%]/);
  },
);

test('an absolute target is answered with 400, with a host of ours too', async () => {
  for (const target of [`${station.url}/parceiros`, 'http://elsewhere.example/', 'parceiros']) {
    expect((await getRaw(target)).status).toBe(400);
  }
});

test('made-up queries, writings and paths of a page make no other copy of it', async () => {
  for (const page of [
    '/podcasts',
    '/podcasts?tutti=1',
    '/caca-ao-tesouro',
    '/contatto',
    '/feed',
    '/notizie',
    '/canzoni',
  ]) {
    await station.get(page);
  }
  const { renders } = station.cache.figures;
  for (let flood = 0; flood < 20; flood++) {
    for (const page of [
      `/podcasts?tutti=${flood}`,
      `/caca-ao-tesouro?aba=${flood}`,
      `/contatto?assunto=${flood}`,
      `/feed?formato=${flood}`,
      `/notizie?categoria=${flood}x&pagina=-${flood}`,
      `/canzoni?letra=${flood}&traducao=${flood}&video=&busca=%20`,
      `/%70odcasts?x=${flood}`,
      `/podcasts/${flood}/..`,
    ]) {
      await getRaw(page);
    }
  }
  expect(station.cache.figures.renders).toBe(renders);
});

test('one playlist has one address, however its letters are written', async () => {
  for (const writing of ['RECENTES', 'Recentes', 'not%C3%ADcias'.toUpperCase(), 'noti%CC%81cias']) {
    const { status, response } = await station.get(`/podcasts/outros/${writing}`);
    expect([writing, status]).toEqual([writing, 301]);
    expect(response.headers.get('location')).toMatch(/^\/podcasts\/outros(?:\/not%C3%ADcias)?$/);
  }
});
