import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../house/imports.ts';
import { hashSources } from './sources.ts';

/** Inside the project, because imports are followed there; below a folder that no tool looks into. */
const folder = `node_modules/.cache/sources-${randomBytes(4).toString('hex')}`;
const write = (name: string, text: string) => writeFile(join(root, folder, name), text);

beforeAll(async () => {
  await mkdir(join(root, folder, 'more'), { recursive: true });
  await write(
    'entry.ts',
    `import { a } from './a.ts';\nconst thread = new Worker(new URL('thread.ts', import.meta.url));`,
  );
  await write(
    'a.ts',
    `const late = await import('./late.ts');\nexport const a = readFileSync(new URL('data.txt', import.meta.url));`,
  );
  for (const name of ['thread.ts', 'late.ts', 'data.txt', 'more/one.sql', 'stranger.ts']) await write(name, 'before');
});
afterAll(() => rm(join(root, folder), { recursive: true, force: true }));

const hash = () => hashSources(`${folder}/entry.ts`, [`${folder}/more`]);

test.each(['thread.ts', 'late.ts', 'data.txt', 'more/one.sql'])(
  'what is made from %s is made anew when it changes',
  async (name) => {
    const before = hash();
    await write(name, 'after');
    expect(hash()).not.toBe(before);
  },
);

test('a file that nothing reached loads makes no difference', async () => {
  const before = hash();
  await write('stranger.ts', 'after');
  expect(hash()).toBe(before);
});
