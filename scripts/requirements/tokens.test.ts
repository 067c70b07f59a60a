import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

const shapeOf = (source: string) =>
  tokensOf(source)
    .map(({ kind, value }) => (kind === 'text' ? `‹${value}›` : value))
    .join(' ');

test.each([
  ['names, strings and marks', `test('a', () => x["b"])`, 'test ( ‹a› , ( ) = > x [ ‹b› ] )'],
  ['escaped quotes', `'l\\'ora' + "\\""`, `‹l\\'ora› + ‹\\"›`],
  ['comments', `a // test('x')\n/* b */ c /* open`, 'a c'],
  ['addresses in strings', `'http://x' a`, '‹http://x› a'],
  ['templates', `\`a \${b(\`c \${"}"}\`)} d\` e`, `‹a \${b(\`c \${"}"}\`)} d› e`],
  ['regular expressions', `a(/['"/]\\/'/g, b)`, 'a ( , b )'],
  ['divisions', `a / b / 'c'`, 'a / b / ‹c›'],
  ['JSX text with an apostrophe', `<p>l'ora</p>\n'x'`, `< p > l ' ora < / p > ‹x›`],
  ['JSX closing tags on one line', `<b>a</b> <i>'c'</i>`, '< b > a < / b > < i > ‹c› < / i >'],
])('the source is read with %s', (_what, source, shape) => {
  expect(shapeOf(source)).toBe(shape);
});

test('a file that breaks off is read to its end', () => {
  for (const source of ['`a ${', "'a", '/* a', 'a(/b', '`a \\']) expect(() => tokensOf(source)).not.toThrow();
});
