import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, root } from './install.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** The browser for the tests: the system's, else Debian's package where apt is there, else Playwright's own download. */
export function installChromium() {
  if ([process.env.CHROMIUM, ...places].some((path) => path && existsSync(path))) return;
  console.log('Installing Chromium…');
  if (process.getuid?.() === 0 && has('apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], env);
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], env)) return;
  }
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
