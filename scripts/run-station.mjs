import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pinnedNode, root } from './install.mjs';

/** What every process of the station is begun with. */
export const quickStart = ['--import', pathToFileURL(join(root, 'src/quick-start.mjs')).href];

/** Runs the station on the pinned Node and hands signals on to it; this process ends as the station ends. */
export function runStation(flags = [], env = {}) {
  const station = [join(root, 'src/main.ts'), ...process.argv.slice(2)];
  const child = spawn(pinnedNode, [...quickStart, ...flags, ...station], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
