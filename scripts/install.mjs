import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchBuilds, missingBuilds, neededBuilds, sentenceOf, thisMachine } from './native-parts.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const mark = join(root, 'node_modules/.installed');
export const pinnedNode = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/**
 * Installs what the lock file says, once per lock file. An install that was cut off has no mark and starts again. Not `npm ci`: it
 * refuses when a registry lacks the optional packages of some other platform, which nobody here needs.
 */
export function installIfNeeded() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(mark) && existsSync(pinnedNode) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('Installing packages…');
  // What npm knows from another clone it need not ask for again; where that is too old it asks.
  const isInstalled = [['--prefer-offline', '--silent'], ['--loglevel=error']].some(npmInstall);
  if (!isInstalled) {
    console.error('The packages could not be installed: see above.');
    process.exit(1);
  }
  const problem = healNativeParts(root);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  writeFileSync(mark, wanted);
}

function npmInstall(options) {
  const given = ['install', '--no-save', '--no-audit', '--no-fund', ...options];
  return spawnSync('npm', given, { cwd: root, stdio: 'inherit' }).status === 0;
}

/**
 * Sees that the project's Node and every native part really load, fetching what is missing. Returns a sentence about what is
 * still missing then, or nothing.
 */
export function healNativeParts(folder) {
  const node = join(folder, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  const { platform, arch } = process;
  const setUpNode = () =>
    spawnSync(process.execPath, ['installArchSpecificPackage'], { cwd: join(folder, 'node_modules/node') });
  if (!runs(node)) setUpNode();
  if (!runs(node)) return `Missing for ${platform} ${arch}: the project's own Node; it could not be fetched.`;
  const machine = thisMachine();
  const builds = neededBuilds(folder, machine);
  fetchBuilds(missingBuilds(builds));
  const broken = brokenParts(node, folder);
  if (broken.length === 0) return undefined;
  const suspects = builds.filter(({ owner }) => broken.includes(owner));
  fetchBuilds(suspects);
  const still = brokenParts(node, folder);
  if (still.length === 0) return undefined;
  const lacking = builds.filter(({ owner }) => still.includes(owner));
  return sentenceOf(lacking.length > 0 ? lacking : still.map((name) => ({ name, version: 'any' })), machine);
}

function runs(program) {
  return spawnSync(program, ['--version'], { shell: process.platform === 'win32' }).status === 0;
}

function brokenParts(node, folder) {
  const script = join(root, 'scripts/load-native.mjs');
  const { stdout } = spawnSync(node, [script, folder], { encoding: 'utf8', shell: process.platform === 'win32' });
  try {
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  } catch {
    return ['node'];
  }
}
