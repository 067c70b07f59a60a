// `npm run attack [-- --calls 50000 --seed 1 --only n]`: installs and builds like `npm start`, then attacks a station of its own.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildIfChanged } from './build-if-changed.mjs';
import { installIfNeeded, pinnedNode, root } from './install.mjs';

installIfNeeded();
buildIfChanged();
const script = join(root, 'tests/attack/run.ts');
const { status } = spawnSync(pinnedNode, [script, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
