// `npm test`: installs what the tests need (packages, Chromium), then types, lint, dead code and every test. Runs on Node 20 at first.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from './build-if-changed.mjs';
import { pinnedNode, root } from './install.mjs';
import { installForTests } from './install-for-tests.mjs';
import { quickStart } from './run-station.mjs';

await installForTests();

const bin = (name, file) => join(root, 'node_modules', name, file);
const countsFile = join(tmpdir(), `tests-${process.pid}.json`);
const counts = { passed: 0, failed: 0 };

// All at once, so that no core waits for the other. Types on one core: several checkers look at most of them once each.
const types = check('Types', [bin('typescript', 'bin/tsc'), '--noEmit', '--singleThreaded']);
const ahead =
  process.argv.length > 2
    ? undefined
    : run('Demo station', [...quickStart, join(root, 'tests/prepared/prepare-ahead.ts')]);
const lint = check('Lint', [bin('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.']);
const deadCode = check('Dead code', [bin('knip', 'bin/knip.js'), '--no-progress']);
buildIfChanged();
// Where the demo station failed the tests say why: they make it themselves then.
await Promise.all([types, lint, deadCode, ahead]);
const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts/test-counts/reporter.mjs')}`];
const isGreen = await run('Tests', [bin('vitest', 'vitest.mjs'), 'run', ...reporters, ...process.argv.slice(2)]);
const tests = readCounts();
counts.passed += tests.passed;
// A run that ended without counting, or fails for another reason, is a failure of its own.
counts.failed += isGreen ? 0 : Math.max(1, tests.failed);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);

async function check(name, command) {
  counts[(await run(name, command)) ? 'passed' : 'failed'] += 1;
}

/** Whoever interrupts `npm test` interrupts the step that is under way. */
async function run(name, command) {
  console.log(`\n${name}…`);
  const child = spawn(pinnedNode, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_COUNTS: countsFile },
  });
  const pass = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
  const [code, signal] = await new Promise((resolve) => child.once('exit', (...end) => resolve(end)));
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, pass);
  if (signal) process.exit(1);
  return code === 0;
}

function readCounts() {
  try {
    return JSON.parse(readFileSync(countsFile, 'utf8'));
  } catch {
    return { passed: 0, failed: 0 };
  } finally {
    rmSync(countsFile, { force: true });
  }
}
