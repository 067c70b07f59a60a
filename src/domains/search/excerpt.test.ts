import { expect, test } from 'vitest';
import { cpuMs } from '../../../tests/cpu-time.ts';
import { excerptOf, longestQuoted } from './excerpt.ts';
import { plainText, writeMarked } from './marked-text.ts';

const filler = 'La redazione racconta una giornata qualunque tra microfoni e tazze di tè. ';
const quote = (text: string, ...words: string[]) => writeMarked(excerptOf(text, words));

test('[SEARCH-20] a word of the text is shown where it stands, marked, with what is around it', () => {
  const found = quote(`${filler.repeat(5)}Il mattarello della nonna rotola ancora. ${filler.repeat(5)}`, 'mattarello');
  expect(found).toMatch(/^… .*Il <b>mattarello<\/b> della nonna .* …$/);
  expect(found.length).toBeLessThan(240);
});

test('an accent, another form and a word that begins so are found, the middle of another is not', () => {
  expect(quote('Una città sul mare', 'citta')).toBe('Una <b>città</b> sul mare');
  expect(quote('Le canzoni d’amore', 'canzone')).toBe('Le <b>canzoni</b> d’amore');
  expect(quote('Un tramonto', 'monto')).toBe('');
});

test('whatever stands in the text is escaped', () => {
  expect(quote('Prima <img src=x onerror=alert(1)> mare & vento', 'mare')).toBe(
    'Prima &lt;img src=x onerror=alert(1)&gt; <b>mare</b> &amp; vento',
  );
});

test('a short text is shown whole, an endless word is cut, a text without the words is not quoted', () => {
  expect(plainText(excerptOf('Solo mare', ['mare']))).toBe('Solo mare');
  expect(plainText(excerptOf(`mare ${'x'.repeat(1_000)}`, ['mare'])).length).toBeLessThan(200);
  expect(excerptOf(filler, ['zucchero'])).toEqual([]);
});

test('a hundred long texts are looked through before anybody waits', () => {
  const long = filler.repeat(Math.ceil(longestQuoted / filler.length));
  const took = cpuMs(() => {
    for (let index = 0; index < 100; index++) excerptOf(long, ['zucchero', 'mandorla', 'chiodo']);
  });
  // Some 50 ms on a quiet machine; a fold of each word would take seconds.
  expect(took).toBeLessThan(1_000);
});
