import { describe, expect, test } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('failed'), { code, ...more });

describe('the database is away', () => {
  test.each([
    ['nobody listens', coded('ECONNREFUSED')],
    ['its socket is gone', coded('ENOENT', { syscall: 'connect' })],
    ['it was stopped', coded('57P01')],
    ['it starts up', coded('57P03')],
    ['the connection failed', coded('08006')],
    ['it gave up on a statement', coded('57014')],
    ['no connection came free in time', new Error('timeout exceeded when trying to connect')],
    ['it has too many connections', coded('53300')],
    ['the connection was lost before the query', new Error('Client was closed and is not queryable')],
    ['it does not answer', new Error('Query read timeout')],
    ['the query that failed says so below', new Error('Failed query: select 1', { cause: coded('57P01') })],
  ])('when %s', (_when, error) => expect(isDatabaseAway(error)).toBe(true));

  test.each([
    ['a wrong query', coded('42601')],
    ['a duplicate', coded('23505')],
    ['a file that is not there', coded('ENOENT', { syscall: 'open' })],
    ['nothing at all', undefined],
    ['a fault of the code', new TypeError('x is not a function')],
  ])('but not for %s', (_what, error) => expect(isDatabaseAway(error)).toBe(false));
});
