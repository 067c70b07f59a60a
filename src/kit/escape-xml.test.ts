import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';

test('signs that mean something in XML are written out', () => {
  expect(escapeXml(`<a href="x">'&'</a>]]>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;]]&gt;');
});

test.each([
  ['a control character', 'a\u0000b\u0008c\u001fd', 'abcd'],
  ['a lone surrogate', 'a\ud800b\udc00c', 'abc'],
  ['a noncharacter', 'a\ufffeb\uffffc', 'abc'],
])('%s is left out, because no XML can hold it', (_what, given, expected) => {
  expect(escapeXml(given)).toBe(expected);
});

test('letters of every script, line breaks and emoji stay', () => {
  expect(escapeXml('Città\n\tà 日本 🎧')).toBe('Città\n\tà 日本 🎧');
});
