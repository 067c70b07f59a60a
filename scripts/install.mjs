import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('The packages could not be installed: see above.');
    process.exit(status ?? 1);
  }
  writeFileSync(mark, wanted);
}
