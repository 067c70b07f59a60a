import { expect, test } from 'vitest';
import { isDiskRefusing } from './disk-refuses.ts';

const coded = (code: string) => Object.assign(new Error('failed'), { code });

test.each([
  ['the disk is full', coded('ENOSPC'), true],
  ['the disk is read-only', coded('EROFS'), true],
  ['the database found no room', new Error('Failed query: insert', { cause: coded('53100') }), true],
  ['a file is not there', coded('ENOENT'), false],
  ['a query is wrong', coded('42601'), false],
  ['nothing was thrown', undefined, false],
])('when %s, that the disk refuses is %s', (_when, error, refuses) => {
  expect(isDiskRefusing(error)).toBe(refuses);
});
