import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptFor } from './keep.ts';

let shelf = '';
beforeEach(async () => {
  shelf = await mkdtemp(join(tmpdir(), 'shelf-'));
});
afterEach(() => rm(shelf, { recursive: true, force: true }));

const write = (text: string) => (folder: string) => writeFile(join(folder, 'what'), text);

test('what one run prepared serves the next', async () => {
  const first = await keptFor('monday', write('first'), shelf);
  expect(await keptFor('monday', write('second'), shelf)).toBe(first);
  expect(await readFile(join(first, 'what'), 'utf8')).toBe('first');
});

test('two runs that prepare the same at once both find it whole, and nothing half remains', async () => {
  const [one, other] = await Promise.all(['one', 'other'].map((text) => keptFor('monday', write(text), shelf)));
  expect(one).toBe(other);
  expect(await readdir(shelf)).toEqual(['monday']);
  expect(await readdir(join(shelf, 'monday'))).toEqual(['what']);
});

test('a preparation that fails leaves nothing that looks like one', async () => {
  const fail = async (folder: string) => {
    await write('half')(folder);
    throw new Error('the disk is full');
  };
  await expect(keptFor('monday', fail, shelf)).rejects.toThrow('the disk is full');
  expect(await readdir(shelf)).toEqual([]);
});

test('the least used go when there are too many, except one that a run may still need', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `state-${String(index).padStart(2, '0')}`);
  for (const [index, name] of names.entries()) {
    await mkdir(join(shelf, name));
    const usedAt = new Date(Date.now() - (index + 3) * 3_600_000);
    await utimes(join(shelf, name), usedAt, usedAt);
  }
  await keptFor('state-11', write('used again'), shelf);
  await keptFor('monday', write('new'), shelf);
  expect((await readdir(shelf)).sort()).toEqual(['monday', ...names.slice(0, 2), 'state-11']);
  expect(existsSync(join(shelf, 'state-02'))).toBe(false);
});
