import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requirements } from './requirements.ts';

let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'requirements-'));
  write('tests/requirements.tsv', 'API-01\tapi\tAnswer.\nAPI-02\tapi\tRefuse.\nAPI2-01\tui\tShow.\n');
  write('tests/beyond.tsv', 'SECURITY-01\tapi\tLock.\n');
  write('src/domains/api/api.test.ts', `test('[API-01] the station answers', () => {});`);
  write('src/web/Show.test.tsx', `test.skip('[API2-01] a listener sees', () => {});`);
  write('tests/lock.test.ts', `it('[SECURITY-01] [API-09] a thief stays out', () => {});`);
  write('src/node_modules/x/x.test.ts', `test('[API-02] not ours', () => {});`);
  write('tests/var/x.test.ts', `test('[API-02] not kept', () => {});`);
  write('src/domains/api/api.ts', `test('[API-02] no test file', () => {});`);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

test('a test of what nothing of the product reaches proves nothing, and is told of', () => {
  write(
    'src/main.ts',
    `import { answer } from './domains/api/alive.ts';\nimport type { Gone } from './domains/api/gone.ts';`,
  );
  write('src/domains/api/alive.ts', 'export const answer = 1;');
  write('src/domains/api/gone.ts', 'export type Gone = 1; export const gone = 1;');
  write('src/domains/api/alive.test.ts', `import { answer } from './alive.ts';\ntest('[API-02] refuses', () => {});`);
  write('src/domains/api/gone.test.ts', `import { gone } from './gone.ts';\ntest('[API2-01] shows', () => {});`);
  const { lines } = requirements(root, []);
  expect(lines[0]).toBe('warning: src/domains/api/gone.test.ts tests src/domains/api/gone.ts, which nothing reaches');
  expect(lines.at(-1)).toBe('proven 3 of 4');
  for (const file of ['src/main.ts', 'src/domains/api/alive.test.ts', 'src/domains/api/gone.test.ts'])
    rmSync(join(root, file));
});

const stray = 'warning: [API-09] is no row (tests/lock.test.ts)';

test('the whole project is counted over both lists', () => {
  expect(requirements(root, [])).toEqual({
    lines: [
      stray,
      'API  1 of 2',
      '  · API-02  api     Refuse.',
      '',
      'API2  0 of 1',
      '  · API2-01  ui      Show.',
      '',
      'proven 2 of 4',
    ],
    exitCode: 0,
  });
});

test('an area does not stand for its longer namesake, and a single row may be asked for', () => {
  expect(requirements(root, ['API']).lines.at(-1)).toBe('proven 1 of 2');
  expect(requirements(root, ['SECURITY-01', '--proven']).lines).toEqual([
    stray,
    'SECURITY  1 of 1',
    '  ✓ SECURITY-01  tests/lock.test.ts',
    '',
    'proven 1 of 1',
  ]);
});

test('an unknown area is refused', () => {
  expect(requirements(root, ['API', 'NOWHERE'])).toEqual({
    lines: ['No such area or row: NOWHERE'],
    exitCode: 1,
  });
});

test('the command ends with the sum for this very project', () => {
  const script = join(import.meta.dirname, 'requirements.ts');
  const printed = execFileSync(process.execPath, [script, '--proven'], { encoding: 'utf8' });
  expect(printed).toContain('✓ SHELL-40');
  expect(printed.trimEnd().split('\n').at(-1)).toMatch(/^proven \d+ of \d+$/);
});
