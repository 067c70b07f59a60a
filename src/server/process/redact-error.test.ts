import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';

function logged(error: unknown): string {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).error({ err: error }, 'a request failed');
  return lines.join('');
}

test('[PRIVACY-04] a failed query is logged without the values of its row', () => {
  const refusal = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    detail: 'Key (lower(email))=(ana@example.org) already exists.',
  });
  const line = logged(new DrizzleQueryError('insert into users values ($1)', ['ana@example.org'], refusal));
  expect(line).toContain('users_email');
  expect(line).toContain('insert into users');
  expect(line).toContain('redact-error.test.ts');
  expect(line).not.toContain('ana@example.org');
});

test('[PRIVACY-04] a value that PostgreSQL quotes in its message is not logged', () => {
  const error = Object.assign(new Error('invalid input syntax for type date: "Rua das Flores"'), { code: '22007' });
  const line = logged(new DrizzleQueryError('select $1', ['Rua das Flores'], error));
  expect(line).toContain('22007');
  expect(line).not.toContain('Rua das Flores');
});

test('an error of our own keeps its words', () => {
  expect(logged(new Error('the session was not written'))).toContain('the session was not written');
});
