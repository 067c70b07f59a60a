import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFiles } from '../../scripts/requirements/test-files.ts';
import { root } from './imports.ts';

const fiveRows = /['"`](?:\[[A-Z][A-Z0-9]*-\d+(?: [A-Za-z]+)?\]\s*){5}/;

test('no test proves more than four requirements at once: its failure would name none of them', () => {
  const crowded = testFiles(root).filter((file) => fiveRows.test(readFileSync(join(root, file), 'utf8')));
  expect(crowded, 'tests/journey.ts cuts a long way into tests without another page load').toEqual([]);
});
