import { describe, expect, test } from 'vitest';
import {
  blocksOf,
  canonicalCategory,
  isViewInTime,
  newsListPath,
  readingMinutes,
  splitContent,
  teaserOf,
  wordsOf,
} from './news.rules.ts';

const song = { kind: 'music', artistSlug: 'lia-fontes', songSlug: 'lettera-da-recife' };
const code = '[musica artista="lia-fontes" brano="lettera-da-recife"]';

describe('a song in an article', () => {
  test.each([
    ['alone in its paragraph', `<p>Prima.</p><p>${code}</p><p>Dopo.</p>`, ['<p>Prima.</p>', song, '<p>Dopo.</p>']],
    ['at the very beginning', `<p>${code}</p><p>Dopo.</p>`, [song, '<p>Dopo.</p>']],
    ['within a paragraph follows it whole', `<p>Ecco ${code} qui.</p>`, ['<p>Ecco  qui.</p>', song]],
    [
      'inside a quote tears nothing',
      `<blockquote><p>Ecco ${code}</p></blockquote>`,
      ['<blockquote><p>Ecco </p></blockquote>', song],
    ],
    [
      'with its attributes the other way round',
      '<p>[musica brano="lettera-da-recife" artista="lia-fontes"]</p>',
      [song],
    ],
    ['with written-out quotation marks', `<p>${code.replaceAll('"', '&quot;')}</p>`, [song]],
    ['twice in a row', `<p>${code}</p>\n<p>${code}</p>`, [song, song]],
    ['after an empty paragraph', `\n<p>Uno</p><p></p>\n<p>${code}</p>`, ['<p>Uno</p><p></p>', song]],
    [
      'beside a picture',
      `<p><img src="/media/a.jpg" alt="">${code}</p>`,
      ['<p><img src="/media/a.jpg" alt=""></p>', song],
    ],
    ['outside any paragraph', `<p>Prima.</p>${code}<p>Dopo.</p>`, ['<p>Prima.</p>', song, '<p>Dopo.</p>']],
  ])('[NEWS-59] %s', (_where, html, expected) => {
    const parts = splitContent(html).map((part) => (part.kind === 'html' ? part.html : part));
    expect(parts).toEqual(expected);
  });

  test.each([
    '[musica]',
    '[musica artista="lia-fontes"]',
    '[musica brano="lettera-da-recife"]',
    '[musica artista="" brano="x"]',
    '[musica artista="a b" brano="x"]',
    '[musica artista="../x" brano="y"]',
    '[musica artista=lia brano=recife]',
  ])('[NEWS-60] leaves nothing behind without its artist and its name: %s', (incomplete) => {
    expect(splitContent(`<p>Prima.</p><p>${incomplete}</p><p>Dopo.</p>`)).toEqual([
      { kind: 'html', html: '<p>Prima.</p><p>Dopo.</p>' },
    ]);
  });
});

test('an article without songs is one piece', () => {
  const html =
    '<p>Uno<br>due</p><figure><img src="/media/a.jpg" alt=""><figcaption>x</figcaption></figure><hr><p>Tre</p>';
  expect(splitContent(html)).toEqual([{ kind: 'html', html }]);
  expect(blocksOf(html)).toHaveLength(4);
  expect(blocksOf(html).join('')).toBe(html);
});

test('texts between the elements are blocks too, and a stray end tears nothing that follows', () => {
  expect(blocksOf('testa<p>a</p>mezzo<p>b</p>coda')).toEqual(['testa', '<p>a</p>', 'mezzo', '<p>b</p>', 'coda']);
  expect(blocksOf('</p><p>a</p><p>b</p>')).toEqual(['</p>', '<p>a</p>', '<p>b</p>']);
});

describe('the beginning of a PRO article', () => {
  const paragraph = (n: number) => `<p>Paragrafo <strong>${n}</strong>.</p>`;
  const many = (count: number) => Array.from({ length: count }, (_, n) => paragraph(n + 1)).join('');
  test.each([
    [6, `${paragraph(1)}\n${paragraph(2)}`],
    [3, paragraph(1)],
    [2, paragraph(1)],
  ])('of %i paragraphs is at most two of them', (count, expected) => {
    expect(teaserOf(many(count))).toBe(expected);
  });
  test('never is the whole, even of a single paragraph', () => {
    const only = 'Una frase sola che dice tutto quello che c’è da dire di questa notizia.';
    const teaser = teaserOf(`<p>${only}</p>`);
    expect(teaser).toMatch(/^<p>Una frase .+…<\/p>$/);
    expect(teaser.length).toBeLessThan(only.length);
    expect(teaserOf('')).toBe('');
  });
  test('of a single paragraph is half of it, and 280 letters at most', () => {
    expect(teaserOf('<p>aaaa bbbb</p>')).toBe('<p>aaaa…</p>');
    expect(teaserOf(`<p>${'abcd '.repeat(200)}</p>`)).toBe(`<p>${'abcd '.repeat(55)}abcd…</p>`);
  });
  test('skips what is no paragraph, and songs', () => {
    const html = `<figure><img src="/media/a.jpg" alt=""></figure><p>${code}</p>${many(4)}`;
    expect(teaserOf(html)).toBe(`${paragraph(1)}\n${paragraph(2)}`);
  });
});

test('the old Portuguese names of the categories mean the ones of today', () => {
  const twins = ['cotidiano', 'mundo', 'saude', 'outros', 'viagem', 'carros'].map(canonicalCategory);
  expect(twins).toEqual(['quotidiano', 'mondo', 'salute', 'altri', 'viaggi', 'auto']);
  expect(canonicalCategory('constructor')).toBe('constructor');
  expect([undefined, 'tudo', 'mundo', 'moda'].map(newsListPath)).toEqual([
    '/notizie',
    '/notizie',
    '/notizie/mondo',
    '/notizie/moda',
  ]);
});

test.each([
  ['now', 0, true],
  ['by a clock that runs five minutes fast', 5 * 60_000, true],
  ['by a clock that runs faster still', 5 * 60_000 + 1, false],
  ['seven days ago', -7 * 86_400_000, true],
  ['longer ago', -7 * 86_400_000 - 1, false],
])('a view of %s counts: %s', (_when, away, expected) => {
  const now = Date.parse('2026-11-15T06:00:00Z');
  expect(isViewInTime(now + away, now)).toBe(expected);
});

test('reading takes a minute for two hundred words', () => {
  expect(readingMinutes(`<p>${'parola '.repeat(401)}</p>`)).toBe(3);
});

test('the words of a text come once each, without signs', () => {
  expect(wordsOf('Il faro, il FARO & "Trafoi" -- :* di')).toEqual(['faro', 'trafoi']);
});

test('at most twenty words are looked for, none of them one that search engines read as an order', () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxy', (letter) => letter.repeat(3));
  expect(wordsOf(letters.join(' '))).toEqual(letters.slice(0, 20));
  expect(wordsOf('sole and luna NOT mare')).toEqual(['sole', 'luna', 'mare']);
});
