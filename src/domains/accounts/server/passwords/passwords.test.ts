import { readdirSync, readFileSync } from 'node:fs';
import { platform } from 'node:os';
import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

const password = 'Gabbiano-Blu-47!';

test('a password is kept as argon2id with the station’s costs, and only it matches', async () => {
  const stored = await hashPassword(password);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword(password)).not.toBe(stored);
  expect(await isPassword(stored, password)).toBe(true);
  for (const other of ['gabbiano-blu-47!', `${password} `, '']) expect(await isPassword(stored, other)).toBe(false);
});

test('the same letters written in two ways are the same password', async () => {
  expect(await isPassword(await hashPassword('caf\u00e9-12'), 'cafe\u0301-12')).toBe(true);
});

test('nobody has a password, and what is no hash matches none', async () => {
  for (const stored of [null, undefined, '', 'x', '$argon2id$v=19$m=19456,t=2,p=1$AAAA$AAAA']) {
    expect(await isPassword(stored, password)).toBe(false);
  }
});

test('many at once all get their own answer', async () => {
  const words = Array.from({ length: 6 }, (_, index) => `Onda-Nova-${index}`);
  const stored = await Promise.all(words.map(hashPassword));
  const matches = await Promise.all(stored.map((hash, index) => isPassword(hash, words[index] ?? '')));
  expect(matches).toEqual(Array(6).fill(true));
});

test.runIf(platform() === 'linux')('hashing gives way to the thread that answers requests', async () => {
  const before = nicenessOf('/proc/self/stat');
  await hashPassword(password);
  const niceness = readdirSync('/proc/self/task').map((id) => nicenessOf(`/proc/self/task/${id}/stat`));
  expect(nicenessOf('/proc/self/stat')).toBe(before);
  expect(niceness).toContain(10);
});

function nicenessOf(file: string): number {
  // The name, the second field, may hold spaces; the fields after it do not.
  const stat = readFileSync(file, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
}
