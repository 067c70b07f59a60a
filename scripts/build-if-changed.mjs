import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, root } from './install.mjs';
import { quickStart } from './run-station.mjs';

const folder = process.env.BUILD_DIR ?? join(root, 'dist');
const mark = join(folder, '.built');

/** Builds the pages when anything that they are made of has changed since the last build. */
export function buildIfChanged() {
  const wanted = fingerprint();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('Building the pages…');
  for (const arguments_ of [['build'], ['build', '--ssr']]) {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const { status, stdout, stderr } = spawnSync(pinnedNode, [vite, ...arguments_], { cwd: root, encoding: 'utf8' });
    if (status !== 0) {
      console.error(stdout, stderr, 'The pages could not be built: see above.');
      process.exit(status ?? 1);
    }
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(mark, wanted);
  // Only a matter of time: where it fails the start itself says why.
  spawnSync(pinnedNode, [...quickStart, join(root, 'scripts/compile-ahead.mjs')], { cwd: root });
}

/** Of everything under src/ that is no test and no server code, and of what builds it. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'vite.config.ts']) hash.update(readFileSync(join(root, file)));
  for (const top of ['src', 'scripts/vite']) {
    const files = readdirSync(join(root, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .filter((path) => !/[\\/]server[\\/]/.test(path.slice(root.length)))
      .sort();
    for (const path of files) hash.update(path.slice(root.length)).update(readFileSync(path));
  }
  return hash.digest('hex');
}
