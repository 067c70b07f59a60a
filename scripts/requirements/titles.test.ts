import { expect, test } from 'vitest';
import { provenIds } from './titles.ts';

test.each([
  ['a plain test', `test('[NEWS-41] a reader reads', () => {})`, ['NEWS-41']],
  ['it', `it("[NEWS-41] a reader reads", () => {})`, ['NEWS-41']],
  ['several rows', `test('[NEWS-41] [NEWS-42][A11Y-01] a reader reads')`, ['NEWS-41', 'NEWS-42', 'A11Y-01']],
  ['a part of a row', `test('[DESK-03 tags] [X-1] a reader reads')`, ['DESK-03 tags', 'X-1']],
  ['a template title', `test(\`[API2-03] the \${what} answers\`)`, ['API2-03']],
  ['a title on its own line', `test(\n  // why\n  '[X-1] a reader reads',\n)`, ['X-1']],
  ['a table', `test.each([[1, '(['], [fn(2)]])('[X-1] %s', () => {})`, ['X-1']],
  ['a typed table', `test.each<[a: () => string, Map<string, X>]>(cases)('[X-1] %s')`, ['X-1']],
  ['a tagged table', `test.each\`a | b\n\${1} | \${2}\`("[X-1] $a")`, ['X-1']],
  ['for', `test.for(cases)('[X-1] %s')`, ['X-1']],
  ['a condition', `test.skipIf(noBrowser)('[X-1] a reader reads')`, ['X-1']],
  ['a concurrent test', `test.concurrent('[X-1] a reader reads')`, ['X-1']],
  ['a test in a group', `describe('the news', () => { test('[X-1] a'); it('[X-2] b'); })`, ['X-1', 'X-2']],
  ['a test in a table of groups', `describe.each(cases)('%s', () => { test('[X-1] a'); })`, ['X-1']],
])('%s proves its rows', (_form, source, ids) => {
  expect(provenIds(source)).toEqual(ids);
});

test.each([
  ['a skipped test', `test.skip('[X-1] a', () => {})`],
  ['a skipped it', `it.skip('[X-1] a')`],
  ['a plan', `test.todo('[X-1] a')`],
  ['a skipped table', `test.skip.each(cases)('[X-1] %s')`],
  ['a test expected to fail', `test.fails('[X-1] a')`],
  ['a test in a skipped group', `describe.skip('g', () => { f(':('); test('[X-1] a'); })`],
  ['a test in a skipped table of groups', `describe.skip.each(c)('%s', () => { test('[X-1] a'); })`],
  ['a group title', `describe('[X-1] a', () => {})`],
  ['a commented test', `// test('[X-1] a')\n/* it('[X-1] a') */`],
  ['an example in a string', `const code = "test('[X-1] a')"; const more = \`it('[X-1] a')\`;`],
  ['an id later in the title', `test('a [X-1] b')`],
  ['an id in lower case', `test('[x-1] a')`],
  ['an id without brackets', `test('X-1 a')`],
  ['a regular expression that tests', `/a/.test('[X-1] a'); pattern.test('[X-1] a')`],
  ['a name that merely ends so', `contest('[X-1] a'); submit('[X-1] a')`],
])('%s proves nothing', (_form, source) => {
  expect(provenIds(source)).toEqual([]);
});

test('what follows a skipped group counts again', () => {
  expect(provenIds(`describe.skip('g', () => { test('[X-1] a') }); test('[X-2] b')`)).toEqual(['X-2']);
});
