// `npm test`: installs what the tests need (packages, Chromium), then types, lint and every test. Runs on Node 20 at first.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from './build-if-changed.mjs';
import { installIfNeeded, pinnedNode, root } from './install.mjs';
import { installChromium } from './install-chromium.mjs';

installIfNeeded();
installChromium();

const bin = (name, file) => join(root, 'node_modules', name, file);
const report = join(tmpdir(), `tests-${process.pid}.json`);
const results = [];

step('Types', [bin('typescript', 'bin/tsc'), '--noEmit']);
step('Lint', [bin('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.']);
buildIfChanged();
step('Tests', [
  bin('vitest', 'vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
]);

const { numPassedTests = 0, numFailedTests = 0 } = readReport();
const failedSteps = results.filter(({ ok, name }) => !ok && (name !== 'Tests' || numFailedTests === 0)).length;
console.log(
  `${numPassedTests + results.filter(({ ok, name }) => ok && name !== 'Tests').length} passed, ${numFailedTests + failedSteps} failed`,
);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);

function step(name, command) {
  console.log(`\n${name}…`);
  const { status } = spawnSync(pinnedNode, command, { cwd: root, stdio: 'inherit' });
  results.push({ name, ok: status === 0 });
}

function readReport() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {};
  } finally {
    rmSync(report, { force: true });
  }
}
