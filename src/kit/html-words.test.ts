import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuMs } from '../../tests/cpu-time.ts';
import { countWords, htmlToText, readingMinutes } from './html-words.ts';

test.each([
  ['<p>Ciao <b>Ro</b>ma</p><p>bella</p>', 'Ciao Roma bella'],
  ['uno<br>due<br/>tre', 'uno due tre'],
  ['<img alt="a > b" src=x>dopo', 'dopo'],
  ['prima<!-- <p>nascosto</p> -->dopo', 'primadopo'],
  ['<script>if (a < b) alert("x")</script>testo<style>p{}</style>', 'testo'],
  ['3 < 5 e 5 > 3', '3 < 5 e 5 > 3'],
  ['Rock &amp; Roll &quot;live&quot;&nbsp;&#232; &#xE8;', 'Rock & Roll "live" è è'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&ignota; &#9999999;', '&ignota; \ufffd'],
  ['aperto <a href="x', 'aperto'],
  ['<script>mai chiuso', ''],
  ['', ''],
])('%s reads "%s"', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test.each([
  ['', 0],
  ['— … !', 0],
  ["l'ora di Roma", 3],
  ['perché no? 10.30', 3],
])('"%s" has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});

test.each([
  [0, 0],
  [1, 1],
  [200, 1],
  [201, 2],
  [1000, 5],
])('an article of %i words takes %i minutes', (words, minutes) => {
  expect(readingMinutes(`<p>${'parola '.repeat(words)}</p>`)).toBe(minutes);
});

test('a text without markup is read as it stands', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 20 }), (text) => {
      expect(htmlToText(text)).toBe(text);
    }),
  );
});

test('a hostile text is read as quickly as an honest one', () => {
  const took = cpuMs(() => {
    for (const piece of ['<', '<a', '<!--', '</', '<a "', '&#', '<script>']) htmlToText(piece.repeat(50_000));
  });
  expect(took).toBeLessThan(1500);
});
