import { expect, test } from 'vitest';
import { entriesFor, type PaletteEntry } from './match-entries.ts';

const entries: PaletteEntry[] = [
  { id: 'a', kind: 'page', label: 'Categorie', place: 'Redazione', to: '/categories' },
  { id: 'b', kind: 'act', label: 'Nuova categoria', to: '/categories/nuovo' },
  { id: 'c', kind: 'page', label: 'Così è la musica', place: 'Musica', to: '/x' },
];
const found = (typed: string) => entriesFor(entries, typed).map(({ id }) => id);

test('the palette finds by the beginnings of words, in any order and without accents', () => {
  expect(found('cat')).toEqual(['a', 'b']);
  expect(found('cat nuo')).toEqual(['b']);
  expect(found('cosi mus')).toEqual(['c']);
  expect(found('redaz')).toEqual(['a']);
  expect(found('tegorie')).toEqual([]);
});

test('while nothing is typed everything stands there', () => {
  expect(found('  ')).toEqual(['a', 'b', 'c']);
});
