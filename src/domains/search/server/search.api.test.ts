import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { putSearchItems, type SearchItem } from './search.read.ts';

type Hit = { htmlTitle: string; link: string; kind: string; subtitle: string; image: string };

const day = 86_400_000;
const items: SearchItem[] = [
  { kind: 'artist', key: 1, title: 'Iolanda Farúsi', address: '/artisti/iolanda-farusi', image: 'a/iolanda.jpg' },
  { kind: 'artist', key: 2, title: 'Zeca Quarantotti', address: '/artisti/zeca' },
  { kind: 'song', key: 1, title: 'Perché piove', subtitle: 'Iolanda Farúsi', address: '/canzoni/a', popularity: 10 },
  {
    kind: 'song',
    key: 2,
    title: 'Perché piove ancora',
    subtitle: 'Zeca Quarantotti',
    address: '/canzoni/b',
    popularity: 9_000,
  },
  { kind: 'song', key: 3, title: 'E tu', subtitle: 'Zeca Quarantotti', address: '/canzoni/c' },
  { kind: 'podcast', key: 1, title: 'Storie di canzoni dimenticate', address: '/podcasts/storie' },
  { kind: 'programme', key: 991, title: 'Colazione in corridoio', address: '/programacao#colazione' },
  { kind: 'promotion', key: 1, title: 'Vinci due biglietti', address: '/promocoes/biglietti' },
  {
    kind: 'journalist',
    key: 991,
    title: 'Ottavia Brambati',
    address: '/jornalistas/ottavia',
    body: 'Scrive di tranvie.',
  },
  {
    kind: 'news',
    key: 991,
    title: 'Tranvie: “novità” <b>vecchie</b> & nuove',
    subtitle: 'Le notícias da cidade',
    address: '/notizie/tranvie',
    body: '<p>Gli abitanti protestano con gli zufoli: <a href="https://xqzwvk.example">ecco</a>.</p>',
    publishedAt: new Date(Date.now() - day),
  },
  {
    kind: 'news',
    key: 992,
    title: 'Tranvie di ieri',
    address: '/notizie/tranvie-2',
    publishedAt: new Date(Date.now() - 900 * day),
  },
];

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation();
  await putSearchItems(station.context.db, items);
});

async function suggestions(q: string): Promise<Hit[]> {
  const { status, body } = await station.get(`/api/v1/search?${new URLSearchParams({ q, num: '10' })}`);
  expect(status).toBe(200);
  return body.data.items;
}
const linksFor = async (q: string) => (await suggestions(q)).map(({ link }) => link);
const firstFor = async (q: string) => (await linksFor(q))[0];

describe('[SEARCH-20] one index over everything public', () => {
  test.each([
    ['iolanda farusi', 'artist', '/artisti/iolanda-farusi'],
    ['perché piove', 'song', '/canzoni/a'],
    ['storie dimenticate', 'podcast', '/podcasts/storie'],
    ['colazione corridoio', 'programme', '/programacao#colazione'],
    ['vinci biglietti', 'promotion', '/promocoes/biglietti'],
    ['ottavia brambati', 'journalist', '/jornalistas/ottavia'],
    ['tranvie novità', 'news', '/notizie/tranvie'],
  ])('“%s” finds the %s first', async (q, kind, link) => {
    expect((await suggestions(q))[0]).toMatchObject({ kind, link });
  });

  test('accents and capitals are ignored on both sides', async () => {
    for (const q of ['IOLANDA FARUSI', 'Iolandà Fàrùsì', 'perche piove']) expect(await firstFor(q)).toBeDefined();
    expect(await firstFor('PERCHE PIOVE')).toBe('/canzoni/a');
  });

  test('Italian and Portuguese word forms are the same word', async () => {
    expect(await linksFor('storia di una canzone dimenticata')).toContain('/podcasts/storie');
    expect(await linksFor('zufolo')).toContain('/notizie/tranvie');
    expect(await linksFor('notícia das cidades')).toContain('/notizie/tranvie');
  });

  test.each([
    'Iolnada Farusi',
    'Iolanda Farsui',
    'Yolanda Farusi',
    'iolanda faruzzi',
    'quarantoti',
    'quranttoti',
    'brambatti otavia',
  ])('a typing error is forgiven: “%s”', async (q) => {
    const expected = {
      i: '/artisti/iolanda-farusi',
      y: '/artisti/iolanda-farusi',
      q: '/artisti/zeca',
      b: '/jornalistas/ottavia',
    };
    expect(await firstFor(q)).toBe(expected[q.charAt(0).toLowerCase() as keyof typeof expected]);
  });

  test('while somebody is still typing, the beginning of a word is enough', async () => {
    expect(await firstFor('iol')).toBe('/artisti/iolanda-farusi');
    expect(await firstFor('zeca qua')).toBe('/artisti/zeca');
  });

  test('a title and its artist together find the song', async () => {
    expect(await firstFor('piove quarantotti')).toBe('/canzoni/b');
  });

  test('the very title comes before a more popular one that goes on; beginnings before the rest; young news before old', async () => {
    expect((await linksFor('perché piove')).slice(0, 2)).toEqual(['/canzoni/a', '/canzoni/b']);
    expect((await linksFor('zeca quarantotti'))[0]).toBe('/artisti/zeca');
    const news = (await linksFor('tranvie')).filter((link) => link.startsWith('/notizie'));
    expect(news).toEqual(['/notizie/tranvie', '/notizie/tranvie-2']);
  });

  test('the matching words are marked, and nothing in a title is markup but the marks', async () => {
    const [hit] = await suggestions('tranvia novita');
    expect(hit?.htmlTitle).toBe('<b>Tranvie</b>: “<b>novità</b>” &lt;b&gt;vecchie&lt;/b&gt; &amp; nuove');
    expect((await suggestions('iolnada farusi'))[0]?.htmlTitle).toBe('<b>Iolanda Farúsi</b>'.replace(' ', '</b> <b>'));
  });

  test('what is not shown is not found: addresses inside a text', async () => {
    expect(await linksFor('xqzwvk')).toEqual([]);
  });
});

test('a title of nothing but small words is found', async () => {
  expect(await firstFor('e tu')).toBe('/canzoni/c');
});

test('the seeded station is found too', async () => {
  expect((await suggestions('notte italiana'))[0]).toMatchObject({
    kind: 'programme',
    htmlTitle: '<b>Notte italiana</b>'.replace(' ', '</b> <b>'),
  });
});

test('one letter, small words alone, nothing at all and nothing but signs are answered like any query', async () => {
  expect((await suggestions('z')).length).toBeGreaterThan(0);
  for (const q of ['', '   ', '?!', '«»', '🎵', 'il di da']) expect(Array.isArray(await suggestions(q))).toBe(true);
});

test('[SEARCH-21] the results come by kind, with their number, at most twelve of each', async () => {
  await putSearchItems(
    station.context.db,
    Array.from({ length: 15 }, (_, key) => ({
      kind: 'song' as const,
      key: 100 + key,
      title: `Filastrocca ${key}`,
      subtitle: 'Iolanda Farúsi',
      address: `/canzoni/filastrocca-${key}`,
    })),
  );
  const { body } = await station.get('/api/v1/search/results?q=farusi');
  const groups: { kind: string; total: number; items: Hit[] }[] = body.data.groups;
  expect(groups.map(({ kind, total, items }) => [kind, total, items.length])).toEqual([
    ['artist', 1, 1],
    ['song', 16, 12],
  ]);
  expect(body.data).toMatchObject({ correctedTo: '', isLoose: false });
  const misspelt = await station.get('/api/v1/search/results?q=filastroca');
  expect(misspelt.body.data.correctedTo).toBe('filastrocca');
  const loose = await station.get('/api/v1/search/results?q=farusi%20zufoli%20quarantotti');
  expect(loose.body.data.isLoose).toBe(true);
  const none = await station.get('/api/v1/search/results?q=xqzwvk');
  expect(none.body.data.groups).toEqual([]);
});

const hostile = [
  "' or 1=1 --",
  "'); drop table search_items; --",
  'a & b | !c <-> d:*',
  '((((((',
  '!!!',
  ':*',
  "\\'\\\\",
  'nul\u0000byte',
  '%_%',
  '\ud800',
  '‮evil',
  '<script>alert(1)</script>',
  'a'.repeat(5_000),
  'parola '.repeat(700),
  '😀😀😀 notte',
  '日本語 שלום مرحبا',
  '0x10 1e400 -1 NaN',
];

test.each(hostile.map((q) => [q.slice(0, 40), q]))(
  'hostile input is a query like any other or refused, never an error: %j',
  async (_, q) => {
    const query = new URLSearchParams({ q });
    for (const path of [`/api/v1/search?${query}`, `/api/v1/search/results?${query}`, `/cerca?${query}`]) {
      expect((await station.get(path)).status).toBeLessThan(500);
    }
  },
);

test('a number of suggestions out of bounds, a query twice and unknown fields are refused', async () => {
  for (const bad of ['num=11&q=a', 'num=0&q=a', 'num=x&q=a', 'q=a&q=b', 'q=a&order=asc']) {
    expect([bad, (await station.get(`/api/v1/search?${bad}`)).status]).toEqual([bad, 400]);
  }
});

test('search pages do not push other pages out of the cache', async () => {
  const before = station.cache.figures.renders;
  await station.get('/cerca?q=notte');
  await station.get('/cerca?q=notte');
  expect(station.cache.figures.renders).toBe(before + 2);
  expect(station.cache.peek('/cerca?q=notte')).toBeNull();
});

describe('what the title does not say', () => {
  async function foundFor(q: string, link: string): Promise<{ excerpt: string } | undefined> {
    const { body } = await station.get(`/api/v1/search/results?${new URLSearchParams({ q })}`);
    const all = body.data.groups.flatMap(({ items }: { items: { link: string; excerpt: string }[] }) => items);
    return all.find((item: { link: string }) => item.link === link);
  }

  test('[SEARCH-20] a word of the text is quoted from it, marked; markup of the text is no markup', async () => {
    const { excerpt } = (await foundFor('zufolo', '/notizie/tranvie')) ?? {};
    expect(excerpt).toBe('Gli abitanti protestano con gli <b>zufoli</b>: ecco.');
  });

  test('[SEARCH-20] a word of the subtitle is marked there, one of the title needs no other word', async () => {
    expect((await foundFor('cidade', '/notizie/tranvie'))?.excerpt).toBe('Le notícias da <b>cidade</b>');
    expect((await foundFor('tranvie', '/notizie/tranvie'))?.excerpt).toBe('');
  });

  test('[SEARCH-21] the page shows it', async () => {
    const { body } = await station.get('/cerca?q=zufolo');
    expect(body).toMatch(/protestano con gli <mark[^>]*>zufoli<\/mark>/);
  });

  test('a text that is replaced is quoted no more', async () => {
    const [, , , , , , , , , news] = items;
    if (!news) throw new Error('no news');
    onTestFinished(() => putSearchItems(station.context.db, [news]));
    await putSearchItems(station.context.db, [{ ...news, body: 'Ora suonano i tamburelli.' }]);
    expect(await foundFor('zufolo', '/notizie/tranvie')).toBeUndefined();
    expect((await foundFor('tamburello', '/notizie/tranvie'))?.excerpt).toContain('<b>tamburelli</b>');
  });
});
