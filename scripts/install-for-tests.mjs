import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installIfNeeded, pinnedNode, root } from './install.mjs';

const headlessShell = '/usr/bin/chromium-headless-shell';
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

const isShellThere = () => [process.env.CHROMIUM, headlessShell].some((path) => path && existsSync(path));
const isChromiumThere = () => isShellThere() || places.some((path) => existsSync(path));

/** What the tests need: the packages, and the browser beside them, since the one waits for the network while the other unpacks. */
export async function installForTests() {
  const browser = installWithApt();
  installIfNeeded();
  await browser;
  if (isChromiumThere() || downloadChromium()) return;
  console.error('Chromium could not be installed; install it and set CHROMIUM to its path.');
  process.exit(1);
}

/** Debian's packages, where apt is there. One shell for all steps: this process itself is held up by the installation of packages. */
async function installWithApt() {
  if (isShellThere() || process.getuid?.() !== 0 || !has('apt-get')) return;
  console.log('Installing Chromium…');
  const install = 'apt-get install -y -qq --no-install-recommends';
  const steps = isChromiumThere()
    ? [`${install} chromium-headless-shell`]
    : ['apt-get update -qq', `${install} chromium-headless-shell || ${install} chromium`];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const shell = spawn('sh', ['-c', steps.join('\n')], { stdio: ['ignore', 'ignore', 'inherit'], env });
  await once(shell, 'exit');
}

/** Playwright's own. */
function downloadChromium() {
  const download = [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'];
  return spawnSync(pinnedNode, download, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function has(command) {
  return spawnSync('which', [command]).status === 0;
}
