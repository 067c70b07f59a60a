import { expect, test } from 'vitest';
import { bytesFor, importKinds, kindsFor } from './imports.rules.ts';

test('a table may have 32 megabytes, a WordPress export 128', () => {
  expect(importKinds.map((kind) => [kind, bytesFor(kind)])).toEqual([
    ['news', 33_554_432],
    ['artists', 33_554_432],
    ['songs', 33_554_432],
    ['wordpress', 134_217_728],
  ]);
});

test('whoever may write something may import it, and nothing else', () => {
  expect(kindsFor(['news.edit'])).toEqual(['news', 'wordpress']);
  expect(kindsFor(new Set(['music.edit', 'stats.read']))).toEqual(['artists', 'songs']);
  expect(kindsFor(['import.run'])).toEqual([]);
});
