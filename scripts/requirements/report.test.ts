import { expect, test } from 'vitest';
import { reportLines, strayLines } from './report.ts';

const rows = [
  { id: 'NEWS-01', how: 'ui', text: 'Show the news.' },
  { id: 'NEWS-02', how: 'unit', text: 'Sort the news.' },
  { id: 'TAG-01', how: 'api', text: 'List the tags.' },
];
const proofs = new Map([
  ['NEWS-01', ['src/a.test.ts', 'src/b.test.ts']],
  ['TAG-01', ['src/t.test.ts']],
  ['TAGS-01', ['src/t.test.ts']],
]);

test('what is unproven is listed by area, with its text, and the sum comes last', () => {
  expect(reportLines(rows, proofs, false)).toEqual([
    'NEWS  1 of 2',
    '  · NEWS-02  unit    Sort the news.',
    '',
    'proven 2 of 3',
  ]);
});

test('on request the proven rows show the files that prove them', () => {
  expect(reportLines(rows, proofs, true)).toEqual([
    'NEWS  1 of 2',
    '  ✓ NEWS-01  src/a.test.ts, src/b.test.ts',
    '  · NEWS-02  unit    Sort the news.',
    '',
    'TAG  1 of 1',
    '  ✓ TAG-01  src/t.test.ts',
    '',
    'proven 2 of 3',
  ]);
});

test('an id that is no row is warned about', () => {
  expect(strayLines(rows, proofs)).toEqual(['warning: [TAGS-01] is no row (src/t.test.ts)']);
});
