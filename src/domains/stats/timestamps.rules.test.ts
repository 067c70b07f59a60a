import { describe, expect, test } from 'vitest';
import { timestampProblem } from './report.messages.ts';
import { mostTimestamps, readTimestamps } from './timestamps.rules.ts';

const problemOf = (text: string) => {
  const read = readTimestamps(text.split('\n'));
  return 'problem' in read ? timestampProblem(read.problem) : null;
};

test.each(['', '\n \n\t'])('[STATS-22] a report without a timestamp (%j) says so in Portuguese', (text) => {
  expect(problemOf(text)).toBe('Nenhuma timestamp fornida!');
});

describe('timestamps', () => {
  test('[STATS-23] stand one on a line and are read in Brasilia time', () => {
    const read = readTimestamps(' 2026-07-01 14:05:00 \n\n2026-01-15 00:00:59\r'.split('\n'));
    expect(read).toEqual({ instants: [Date.parse('2026-07-01T17:05:00Z'), Date.parse('2026-01-15T03:00:59Z')] });
  });

  test.each([
    '2026-07-01T14:05:00',
    '2026-07-01 14:05',
    '01/07/2026 14:05:00',
    '2026-07-01',
    '2026-02-30 10:00:00',
    '2026-07-01 24:61:00',
    'ieri',
  ])('[STATS-23] %j is none, and its line is named', (written) => {
    expect(problemOf(`2026-07-01 09:00:00\n${written}`)).toBe(
      `Riga 2, «${written}»: scrivi AAAA-MM-GG hh:mm:ss, ora di Brasilia.`,
    );
  });

  test('[STATS-23] are at most five hundred', () => {
    const at = (index: number) =>
      new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString().slice(0, 19).replace('T', ' ');
    const many = Array.from({ length: mostTimestamps + 1 }, (_, index) => at(index));
    expect(readTimestamps(many.slice(1))).toHaveProperty('instants');
    expect(problemOf(many.join('\n'))).toBe('Al massimo 500 timestamp per volta.');
  });
});

describe('timestamps that count the same listeners twice are refused', () => {
  test.each([
    ['the same', '2026-07-01 14:05:00\n2026-07-01 14:05:00', 2],
    ['59 seconds apart', '2026-07-01 14:05:00\n2026-07-01 14:05:59', 2],
    ['close, but in another order', '2026-07-01 14:05:30\n2026-07-02 09:00:00\n2026-07-01 14:05:00', 1],
  ])('[STATS-24] %s', (_, text, line) => {
    expect(problemOf(text)).toMatch(new RegExp(`^Riga ${line}, «.+»: è uguale o troppo vicina a un’altra`));
  });

  test('[STATS-24] a minute apart they are two', () => {
    expect(problemOf('2026-07-01 14:05:00\n2026-07-01 14:06:00')).toBeNull();
  });
});
