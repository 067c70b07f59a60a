import { expect, test } from 'vitest';
import { lackingRecordings, monthBounds, type PlayLogRow } from './play-log.rules.ts';

const whole: PlayLogRow = {
  date: '2026-07-01',
  time: '10:00:00',
  programme: 'antena_1',
  title: 'Alba',
  artist: 'Le Onde',
  composers: 'A. Onda',
  publisher: 'Maree',
  label: 'Maree',
  isrc: 'ITM010100001',
  album: 'Maree',
  year: '1979',
  duration: '3:00',
};

test('[REPORT-05] rows that lack something are listed by recording, with what is missing and where', () => {
  const bare = { ...whole, title: 'Tramonto', isrc: '', composers: '' };
  const report = lackingRecordings([whole, bare, whole, bare], ['title', 'composers', 'isrc']);
  expect(report).toEqual({
    rows: 4,
    lackingRows: 2,
    lacking: [{ artist: 'Le Onde', title: 'Tramonto', missing: ['composers', 'isrc'], rows: [2, 4] }],
  });
  expect(lackingRecordings([whole, bare], ['title']).lacking).toEqual([]);
  const other = { ...whole, title: 'Notte', isrc: '' };
  const { lacking } = lackingRecordings([other, bare, bare, bare, other], ['isrc']);
  expect(lacking.map(({ title, rows }) => [title, rows])).toEqual([
    ['Tramonto', [2, 3, 4]],
    ['Notte', [1, 5]],
  ]);
});

test.each([
  ['2026-07', '2026-07-01', '2026-08-01'],
  ['2026-12', '2026-12-01', '2027-01-01'],
])('the month %s is everything from %s until before %s', (month, first, next) => {
  expect(monthBounds(month)).toEqual({ first, next });
});
