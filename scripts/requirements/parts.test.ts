import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesProving, missingParts, namesOf } from './parts.ts';
import { reportLines, strayLines } from './report.ts';
import { parseRows } from './rows.ts';

const id = 'DESK-03';
const names = namesOf(id);
const lists = ['requirements.tsv', 'beyond.tsv'].map((name) =>
  readFileSync(join(import.meta.dirname, '../../tests', name), 'utf8'),
);
const rows = parseRows(lists.join('\n')).filter((row) => row.id === id);
const all = new Map(names.map((name) => [name, ['src/a.test.ts', `src/${name.slice(8)}.test.ts`]]));

test('a row is proven once each of its parts is, and by their files together', () => {
  expect(filesProving(id, all)).toHaveLength(names.length + 1);
  expect(filesProving(id, new Map([...all].slice(1)))).toBeUndefined();
  expect(filesProving('NEWS-01', new Map([['NEWS-01', ['src/a.test.ts']]]))).toEqual(['src/a.test.ts']);
  expect(filesProving('NEWS-01', new Map())).toBeUndefined();
});

test('the report says which parts are missing, and counts the row only when none is', () => {
  const few = new Map([...all].filter(([name]) => !/ (?:tags|polls)$/.test(name)));
  expect(missingParts(id, few)).toEqual(['tags', 'polls']);
  const lines = reportLines(rows, few, false);
  expect(lines).toContain('      missing: tags, polls');
  expect([lines.at(-1), reportLines(rows, all, false).at(-1)]).toEqual(['proven 0 of 1', 'proven 1 of 1']);
});

test('the whole row named by one title, and a part that there is not, are warned about', () => {
  const files = ['src/a.test.ts'];
  const proofs = new Map([...all, [id, files], [`${id} tapes`, files]]);
  expect(strayLines(rows, proofs)).toEqual([
    'warning: [DESK-03] names none of the parts of its row (src/a.test.ts)',
    'warning: [DESK-03 tapes] is no row (src/a.test.ts)',
  ]);
  expect(filesProving(id, new Map([[id, files]]))).toBeUndefined();
});

test('the parts are what the row lists, in its order', () => {
  const listed = rows[0]?.text.split(':')[1]?.replace(/\.$/, '').split(', ') ?? [];
  expect(listed).toHaveLength(names.length);
  for (const [at, name] of names.entries()) expect(listed[at]).toContain(name.slice(id.length + 1));
});
