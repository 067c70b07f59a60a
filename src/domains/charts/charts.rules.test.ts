import { expect, test } from 'vitest';
import { top10CategorySchema, top10ItemSchema, top100ItemSchema, top100YearSchema } from './charts.contract.ts';
import { top10Meta } from './charts.meta.ts';
import { firstYear, top10Path, topListName, yearOf } from './charts.rules.ts';
import { yearKeywords } from './charts.year-keywords.ts';

test('[META-03] each of the nine lists has a title, a description, keywords and what a shared link says', () => {
  expect(Object.keys(top10Meta)).toEqual(
    'antena-1 italianas romanticas francesas regravacoes pop usa uk europa'.split(' '),
  );
  const seen = new Set<string>();
  for (const meta of Object.values(top10Meta)) {
    for (const text of Object.values(meta)) {
      expect(text.length).toBeGreaterThan(15);
      seen.add(text);
    }
    expect(Object.keys(meta)).toEqual(['title', 'description', 'keywords', 'shareTitle', 'shareDescription']);
  }
  expect(seen.size).toBe(45);
});

test('[META-04] each year from 1998 to 2025 has keywords of its own', () => {
  const years = Array.from({ length: 28 }, (_, index) => 1998 + index);
  expect(Object.keys(yearKeywords).map(Number)).toEqual(years);
  for (const year of years) expect(yearKeywords[year]?.split(', ').length).toBeGreaterThan(5);
  expect(new Set(Object.values(yearKeywords)).size).toBe(years.length);
});

test('[CHART-04] [CHART-05] [CHART-06] [CHART-07] categories, items and years have the fields that the specification names', () => {
  expect(Object.keys(top10CategorySchema.shape)).toEqual(['categorySlug', 'categoryName', 'description']);
  expect(Object.keys(top10ItemSchema.shape)).toEqual(expect.arrayContaining(['musicId', 'musicName', 'itunesCover']));
  expect(Object.keys(top100ItemSchema.shape)).toEqual(expect.arrayContaining(['musicId', 'albumCoverSlug']));
  expect(Object.keys(top100YearSchema.shape)).toEqual(['tx_ano', 'ano']);
});

test('[CHART-17] without a year the first available one is shown, or 2020 when there is none', () => {
  expect(firstYear([2024, 2023])).toBe(2024);
  expect(firstYear([])).toBe(2020);
});

test.each([
  ['2024', 2024],
  ['1890', 1890],
  ['20244', null],
  ['2024a', null],
  ['', null],
])('the address part %j is the year %j', (text, year) => {
  expect(yearOf(text)).toBe(year);
});

test('[CHART-19] names in a top list end after 15 characters', () => {
  expect(topListName('Carta carbone')).toBe('Carta carbone');
  expect(topListName('Notte chiara sul lungomare')).toBe('Notte chiara s…');
  expect(topListName('Vaga-lumes da Rua Sete').length).toBeLessThanOrEqual(15);
});

test('[CHART-02] the station’s own list stands at the plain address, the others name themselves', () => {
  expect(top10Path('antena-1')).toBe('/as-10-mais');
  expect(top10Path('pop')).toBe('/as-10-mais?categoria=pop');
});
