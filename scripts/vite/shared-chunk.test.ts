import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { namedPaths } from './shared-chunk.ts';

const sources = fileURLToPath(new URL('../../src', import.meta.url));

test('every path that the shared files are made of is there', () => {
  const paths = Object.values(namedPaths).flat();
  expect(paths.filter((path) => !existsSync(join(sources, path)))).toEqual([]);
});
