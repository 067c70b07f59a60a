import { expect, test } from 'vitest';
import { areaOf, chooseRows, parseRows } from './rows.ts';

const rows = parseRows('API-01\tapi\tOne.\nAPI2-01\tapi\tTwo.\nAPI2-02\tui\tThree.\r\n\nA11Y-01\tui\tFour.\n');

const idsOf = (wanted: string[]) => chooseRows(rows, wanted).chosen.map(({ id }) => id);

test('a row has an id, a way to check it and a text', () => {
  expect(rows).toHaveLength(4);
  expect(rows[2]).toEqual({ id: 'API2-02', how: 'ui', text: 'Three.' });
  expect(rows.map(({ id }) => areaOf(id))).toEqual(['API', 'API2', 'API2', 'A11Y']);
});

test.each([
  { wanted: [], ids: ['API-01', 'API2-01', 'API2-02', 'A11Y-01'] },
  { wanted: ['API'], ids: ['API-01'] },
  { wanted: ['API2'], ids: ['API2-01', 'API2-02'] },
  { wanted: ['API2-02'], ids: ['API2-02'] },
  { wanted: ['api', 'A11Y', 'API-01'], ids: ['API-01', 'A11Y-01'] },
])('asking for $wanted gives the rows $ids', ({ wanted, ids }) => {
  expect(idsOf(wanted)).toEqual(ids);
});

test('a name that means no row is reported', () => {
  expect(chooseRows(rows, ['API', 'AP', 'API-99', 'NOWHERE']).unknown).toEqual(['AP', 'API-99', 'NOWHERE']);
});
