import { expect, test } from 'vitest';
import { circlesIn } from './circles.ts';
import { readImports } from './imports.ts';

const edges = (...pairs: string[]) => pairs.map((pair) => ({ from: pair[0] ?? '', to: pair[1] ?? '' }));

test.each([
  ['a line of files is none', edges('ab', 'bc', 'ac'), []],
  ['two files that need each other', edges('ab', 'ba', 'bc'), [['a', 'b']]],
  ['a long way round', edges('ab', 'bc', 'cd', 'da', 'ce', 'ef'), [['a', 'b', 'c', 'd']]],
  [
    'two circles that touch by a bridge',
    edges('ab', 'ba', 'bc', 'cd', 'dc'),
    [
      ['c', 'd'],
      ['a', 'b'],
    ],
  ],
  ['a file that imports itself', edges('aa', 'ab'), [['a']]],
])('circles: %s', (_, given, found) => {
  expect(circlesIn(given)).toEqual(found);
});

/** A row of a form holds fields, and a field may be rows. */
const fieldsInRows = [
  'src/staff/form/FieldControl.tsx',
  'src/staff/form/fields/RowsField.tsx',
  'src/staff/form/fields/SortableRow.tsx',
];

/** Types count too: whoever opens one file of a circle has to read them all. A table of what is fetched later is none. */
test('no files of the house import each other in a circle', () => {
  const imports = readImports().filter(({ isLater }) => !isLater);
  expect(circlesIn(imports).filter((circle) => circle.join() !== fieldsInRows.join())).toEqual([]);
});
