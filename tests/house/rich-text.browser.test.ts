import { describe, expect, test } from 'vitest';
import { writtenAttributes, writtenTags } from '#contract/written-html.ts';
import { hostileHtml } from '#server/html/hostile-html.test-helper.ts';
import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import { clipboards } from '#staff/rich-text/clipboards.test-helper.ts';
import { runModule } from '../browser/run-module.ts';

declare const subject: typeof import('#staff/rich-text/rich-text.test-helper.ts');

const page = await runModule('src/staff/rich-text/rich-text.test-helper.ts');
const roundTrip = (html: string) => page.evaluate((text) => subject.roundTrip(text), html);
const pasted = (html: string) => page.evaluate((text) => subject.pasted(text), html);

describe('[DESK-04] the editor’s schema and the sanitiser’s allow-list are one', () => {
  test('the editor writes no element and no attribute that the sanitiser takes away', async () => {
    const written = await page.evaluate(() => subject.writable());
    const allowed = writtenTags.flatMap((tag) => [
      tag,
      ...[...(writtenAttributes['*'] ?? []), ...(writtenAttributes[tag] ?? [])].map((name) => `${tag} ${name}`),
    ]);
    expect(written.length).toBeGreaterThan(40);
    expect(written.filter((one) => !allowed.includes(one))).toEqual([]);
  });

  // Two ways to say the same are written in one.
  const sameAs: Record<string, string> = { b: 'strong', i: 'em' };
  const samples: Record<string, string> = {
    br: '<p>a<br>b</p>',
    hr: '<p>a</p><hr><p>b</p>',
    ul: '<ul><li>a</li></ul>',
    ol: '<ol><li>a</li></ol>',
    li: '<ol><li>a<ul><li>b</li></ul></li></ol>',
    blockquote: '<blockquote><p>a</p></blockquote>',
    pre: '<pre><code>a  b</code></pre>',
    figure: '<figure><img src="/media/a/b.jpg" alt="x" width="10" height="20"><figcaption>a</figcaption></figure>',
    figcaption: '<figure><blockquote><p>a</p></blockquote><figcaption>b</figcaption></figure>',
    img: '<a href="/x"><img src="/media/a/b.jpg" alt="x"></a>',
    iframe: '<iframe src="/embed/player" title="x" width="10" height="20"></iframe>',
    a: '<p><a href="/x" title="t">a</a></p>',
    span: '<p><span lang="pt">a</span></p>',
    abbr: '<p><abbr title="x">a</abbr></p>',
    time: '<p><time datetime="2026-11-16">a</time></p>',
    table: '<table><tbody><tr><td colspan="2" rowspan="2">a</td></tr></tbody></table>',
    caption: '<table><caption>c</caption><tbody><tr><td>a</td></tr></tbody></table>',
    thead: '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    tbody: '<table><tbody><tr><td>a</td></tr></tbody></table>',
    tr: '<table><tbody><tr><td>a</td></tr></tbody></table>',
    th: '<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>',
    td: '<table><tbody><tr><td>a</td><td><ul><li>b</li></ul></td></tr></tbody></table>',
    h2: '<h2>a</h2>',
    h3: '<h3>a</h3>',
    h4: '<h4 lang="pt">a</h4>',
    p: '<p lang="pt-BR">a</p>',
  };
  test.each(writtenTags)('<%s> is read and written as it was', async (tag) => {
    const sample = samples[tag] ?? `<p><${tag}>a</${tag}></p>`;
    const name = sameAs[tag] ?? tag;
    const html = sample.replaceAll(`<${tag}>`, `<${name}>`).replaceAll(`</${tag}>`, `</${name}>`);
    expect(await roundTrip(sample)).toBe(html);
  });

  test('a song is kept as its shortcode, where it stood', async () => {
    const html = '<p>a</p><p>[musica artista="lia-fontes" brano="lettera-da-recife"]</p><p>b</p>';
    expect(await roundTrip(html)).toBe(html);
  });
});

describe('[DESK-04] what is pasted becomes clean', () => {
  test.each(clipboards)('$from', async ({ html, becomes }) => {
    expect(await pasted(html)).toBe(becomes);
    // The sanitiser adds to links, pictures and frames, and takes nothing away.
    const words = (text: string) => text.replace(/<[^>]*>/g, ' ');
    expect(words(sanitizeHtml(becomes))).toBe(words(becomes));
  });

  test('pictures of other places are counted, so that the writer is told', async () => {
    const html = '<p>a <img src="https://lh7.googleusercontent.com/x"></p><img src="file:///C:/x.png">';
    expect(await page.evaluate((text) => subject.lostPictures(text), html)).toBe(2);
  });
});

test('nothing of a hostile paste is left that a browser or the sanitiser would mind', async () => {
  for (const html of hostileHtml) {
    const clean = await pasted(html);
    expect(clean).not.toMatch(/<[^>]*\s(?:on\w+|style|id|class|srcdoc)\s*=/i);
    expect(clean).not.toMatch(/<(?:script|style|svg|math|object|form|base|meta)/i);
    expect(clean).not.toMatch(/(?:href|src)="\s*(?:javascript|data|vbscript|blob|file|\/\/)/i);
    const again = sanitizeHtml(clean);
    expect(sanitizeHtml(again), html).toBe(again);
    expect(again.match(/<[a-z]+/g), html).toEqual(clean.match(/<[a-z]+/g));
  }
});
