import { describe, expect, test } from 'vitest';
import { hostileHtml } from './hostile-html.test-helper.ts';
import { sanitizeHtml } from './sanitize-html.ts';

const allowedTags = new Set(
  `p br strong em b i u s span sup sub cite q small abbr time h2 h3 h4 ul ol li blockquote hr figure figcaption pre code
   table caption thead tbody tr th td a img iframe`.split(/\s+/),
);
const allowedAttributes = new Set(
  'lang href title rel target src alt width height loading decoding allowfullscreen sandbox referrerpolicy datetime scope colspan rowspan'.split(
    ' ',
  ),
);

/** What a browser could still act upon: every element, attribute and address that is left. */
function dangersIn(html: string): string[] {
  const dangers: string[] = [];
  for (const [whole, name = '', rest = ''] of html.matchAll(/<\/?([a-z!?][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>?/gi)) {
    if (!allowedTags.has(name)) dangers.push(whole);
    for (const [, key = '', value = ''] of rest.matchAll(/([^\s"'=<>/]+)(?:="([^"]*)")?/g)) {
      if (!allowedAttributes.has(key)) dangers.push(`${name} ${key}`);
      if (key === 'href' && !/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#|[\w-]+$)/i.test(value))
        dangers.push(`${key}=${value}`);
      if (name === 'img' && key === 'src' && !/^\/media\/[\w./-]+$/.test(value)) dangers.push(`${key}=${value}`);
      if (
        name === 'iframe' &&
        key === 'src' &&
        !/^(?:https:\/\/www\.youtube-nocookie\.com\/embed\/|\/embed\/)/.test(value)
      ) {
        dangers.push(`${key}=${value}`);
      }
    }
  }
  return dangers;
}

describe('nothing that a browser would act upon is left of', () => {
  test('at least sixty hostile texts', () => {
    expect(hostileHtml.length).toBeGreaterThanOrEqual(60);
  });
  test.each(hostileHtml.map((html) => [html.slice(0, 80), html]))('%s', (_short, html) => {
    const clean = sanitizeHtml(html);
    expect(dangersIn(clean)).toEqual([]);
    expect(clean).not.toMatch(/<[^>]*\son\w+\s*=/i);
    expect(sanitizeHtml(clean), 'a second cleaning changes nothing').toBe(clean);
  });
});

test('the guard itself sees what it must', () => {
  for (const bad of [
    '<script>x</script>',
    '<p onclick="x">',
    '<a href="javascript:x">',
    '<img src="https://evil.example/x.png">',
    '<iframe src="https://evil.example/">',
    '<p style="position:fixed">',
    '<p id="root">',
  ]) {
    expect(dangersIn(bad), bad).not.toEqual([]);
  }
});

test('what an editor writes stays as it is', () => {
  const article =
    '<h2>Titolo</h2><p>Testo <strong>forte</strong>, <em lang="pt-BR">saudade</em>.</p><ul><li>uno</li></ul><blockquote><p>«Sì»</p></blockquote>';
  expect(sanitizeHtml(article)).toBe(article);
  expect(sanitizeHtml('<p>[musica artista="a" brano="b"]</p>')).toBe('<p>[musica artista="a" brano="b"]</p>');
});

test('a link out of the house opens by itself and tells nothing; one within it stays', () => {
  expect(sanitizeHtml('<a href="https://example.org/x" target="_top" rel="opener">x</a>')).toBe(
    '<a href="https://example.org/x" rel="noopener noreferrer" target="_blank">x</a>',
  );
  expect(sanitizeHtml('<a href="/notizie/x" target="_blank">x</a>')).toBe('<a href="/notizie/x">x</a>');
});

test('our own pictures and the frames of the allow-list stay, in a sandbox', () => {
  expect(sanitizeHtml('<img src="/media/845x438/news/a.jpg" alt="x" width="845" height="438">')).toContain(
    'src="/media/845x438/news/a.jpg"',
  );
  const frame = sanitizeHtml('<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk"></iframe>');
  expect(frame).toContain('sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"');
  expect(sanitizeHtml('<iframe src="/embed/player?size=320x100" width="320" height="100"></iframe>')).toContain(
    '/embed/player',
  );
});
