import { describe, expect, test } from 'vitest';
import { defaultAppParameters } from '#domains/site/site.defaults.ts';
import { describePage, headHtml, pageTitle } from './head.ts';
import { definePage, problem } from './page.ts';

const context = { station: 'Antena 1', origin: 'https://antena1.example', path: '/chi-siamo', status: 200 };
const bannerPaint = { start: '', end: '', text: '' };
const shell = { parameters: defaultAppParameters, bannerPaint, categories: [], otherCategories: [], year: 2026 };

test("[SHELL-27] a page's title stands before the station's name", () => {
  expect(pageTitle('Chi siamo', 'Antena 1')).toBe('Chi siamo | Antena 1');
  expect(pageTitle('Chi siamo', 'Radio Uno')).toBe('Chi siamo | Radio Uno');
  expect(headHtml({ title: 'Chi siamo' }, context)).toContain('<title>Chi siamo | Antena 1</title>');
});

describe('a title that is', () => {
  const word = 'Titolo ';
  test.each([
    ['of exactly 60 characters', 'x'.repeat(60), 'x'.repeat(60)],
    ['of one long word', 'x'.repeat(61), `${'x'.repeat(59)}…`],
    ['of many words', word.repeat(20), `${word.repeat(8).trim()}…`],
  ])('[SHELL-28] %s keeps at most 60 characters before the station’s name', (_case, title, cut) => {
    expect(pageTitle(title, 'Antena 1')).toBe(`${cut} | Antena 1`);
    expect(cut.length).toBeLessThanOrEqual(60);
  });
});

test("[SHELL-29] a page without a title is called 'La radio made in Italy'", () => {
  for (const title of [undefined, '', '  ']) {
    expect(pageTitle(title, 'Antena 1')).toBe('La radio made in Italy | Antena 1');
  }
});

test('[SHELL-30] every page has a description, keywords and Open Graph tags, its own or the default ones', () => {
  const plain = headHtml({}, context);
  for (const tag of ['description', 'keywords'])
    expect(plain).toMatch(new RegExp(`<meta name="${tag}" content="[^"]{20,}`));
  for (const tag of ['title', 'description', 'url', 'image', 'type', 'site_name', 'locale']) {
    expect(plain).toMatch(new RegExp(`<meta property="og:${tag}" content="[^"]+"`));
  }
  const own = headHtml({ description: 'Chi "noi" siamo', keywords: 'radio, Roma', image: '/foto.jpg' }, context);
  expect(own).toContain('<meta name="description" content="Chi &quot;noi&quot; siamo" data-page>');
  expect(own).toContain('<meta name="keywords" content="radio, Roma" data-page>');
  expect(own).toContain('<meta property="og:image" content="https://antena1.example/foto.jpg" data-page>');
});

test('[SHELL-31] every page names its canonical address', () => {
  expect(headHtml({}, context)).toContain('<link rel="canonical" href="https://antena1.example/chi-siamo" data-page>');
});

test('[SEO-03] a shared page has a picture whose size is told as it is, for Open Graph and Twitter alike', () => {
  const plain = headHtml({}, context);
  expect(plain).toContain('<meta property="og:image:width" content="1200" data-page>');
  expect(plain).toContain('<meta property="og:image:height" content="630" data-page>');
  expect(plain).toContain('<meta name="twitter:card" content="summary_large_image" data-page>');
  const news = headHtml({ image: '/media/1200x600/news/a.jpg' }, context);
  expect(news).toContain('<meta property="og:image:height" content="600" data-page>');
  expect(news).toContain(
    '<meta name="twitter:image" content="https://antena1.example/media/1200x600/news/a.jpg" data-page>',
  );
});

test('[SEO-03] every page leads readers to the feed of all news, a category’s page to its own first', () => {
  const feedsIn = (html: string) => [
    ...html.matchAll(/<link rel="alternate" type="([^"]+)" title="([^"]+)" href="([^"]+)"/g),
  ];
  expect(feedsIn(headHtml({}, context)).map(([, type, , href]) => [type, href])).toEqual([
    ['application/atom+xml', '/feed/atom/tudo'],
    ['application/rss+xml', '/feed/rss/tudo'],
    ['application/feed+json', '/feed/json/tudo'],
  ]);
  const moda = feedsIn(headHtml({ feed: { slug: 'moda', title: 'Moda' } }, context));
  expect(moda.map(([, , title]) => title)[0]).toBe('Moda (ATOM)');
  expect(moda).toHaveLength(6);
});

test('a page that was not found or failed is not offered to search engines', () => {
  expect(headHtml({}, { ...context, status: 404 })).toContain('<meta name="robots" content="noindex" data-page>');
  expect(headHtml({}, context)).not.toContain('robots');
});

test('structured data cannot break out of its script', () => {
  const html = headHtml({ jsonLd: [{ name: '</script><script>alert(1)' }] }, context);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

const page = definePage({ head: (data: { name: string }) => ({ title: data.name }), Page: () => null });

describe('what stands in a page’s place describes itself', () => {
  test('the page itself', () => {
    expect(describePage(page, { name: 'Vera Montale' }, shell)).toEqual({
      head: { title: 'Vera Montale' },
      status: 200,
    });
  });
  test('a problem, with its own status', () => {
    const gone = problem({ status: 404, title: 'Non c’è', message: '', link: { to: '/', label: '' } });
    expect(describePage(page, gone, shell)).toEqual({ head: { title: 'Non c’è', noindex: true }, status: 404 });
  });
  test('a page whose data or code did not come', () => {
    const failed = { head: { title: 'Erro do servidor', noindex: true }, status: 500 };
    expect(describePage(page, undefined, shell)).toEqual(failed);
    expect(describePage(undefined, null, shell)).toEqual(failed);
  });
});
