// `npm run chaos [-- full-disk leaders … --kills 30 --seed 1]`: installs and builds like `npm start`, then lets stations of its own meet every fault, or those named.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from './build-if-changed.mjs';
import { pinnedNode, root } from './install.mjs';
import { installForTests } from './install-for-tests.mjs';

const options = {
  kills: { type: 'string', default: '30' },
  seed: { type: 'string' },
  minutes: { type: 'string', default: '5' },
};
const { values, positionals } = parseArgs({ options, allowPositionals: true });
await installForTests();
buildIfChanged();
const vitest = [
  join(root, 'node_modules/vitest/vitest.mjs'),
  'run',
  '--config',
  join(root, 'tests/chaos/vitest.config.ts'),
];
const named = positionals.map((name) => `tests/chaos/${name}.chaos.ts`);
// Disks that a case mounts go with this run, however it ends; without the right to mount those cases are left out.
const apart = spawnSync('unshare', ['--mount', 'true'], { stdio: 'ignore' }).status === 0 ? ['unshare', '--mount'] : [];
const [program, ...args] = [...apart, pinnedNode, ...vitest, ...named];
const { status } = spawnSync(program, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHAOS_KILLS: values.kills, CHAOS_SEED: values.seed ?? '', CHAOS_MINUTES: values.minutes },
});
process.exit(status ?? 1);
