// `npm run chaos [-- --kills 30 --seed 1]`: installs and builds like `npm start`, then kills stations of its own under writes.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildIfChanged } from './build-if-changed.mjs';
import { installIfNeeded, pinnedNode, root } from './install.mjs';

installIfNeeded();
buildIfChanged();
const script = join(root, 'tests/chaos/run.ts');
const { status } = spawnSync(pinnedNode, [script, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
