import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the closing line counts files that did not start and tests that their hooks lost', () => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'));
  const file = join(folder, 'counts.json');
  const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', join(import.meta.dirname, 'vitest.fixture.config.ts')],
    { env: { ...process.env, TEST_COUNTS: file }, cwd: import.meta.dirname },
  );
  expect(status).toBe(1);
  // One broken file, two lost tests and one that fails, one file that does not close.
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ passed: 2, failed: 5 });
  rmSync(folder, { recursive: true });
});
