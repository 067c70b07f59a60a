import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, root } from './install.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

const headlessShell = '/usr/bin/chromium-headless-shell';

/** The browser for the tests: Debian's packages where apt is there, else the system's, else Playwright's own download. */
export function installChromium() {
  if ([process.env.CHROMIUM, headlessShell].some((path) => path && existsSync(path))) return;
  const isThere = places.some((path) => existsSync(path));
  if (process.getuid?.() === 0 && has('apt-get')) {
    console.log('Installing Chromium…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    if (!isThere) run('apt-get', ['update', '-qq'], env);
    const install = (...names) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], env);
    install('chromium-headless-shell');
    if (isThere || install('chromium')) return;
  }
  if (isThere) return;
  if (run(pinnedNode, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'])) return;
  console.error('Chromium could not be installed; install it and set CHROMIUM to its path.');
  process.exit(1);
}

function has(command) {
  return spawnSync('which', [command]).status === 0;
}

function run(command, arguments_, env = process.env) {
  return spawnSync(command, arguments_, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}
