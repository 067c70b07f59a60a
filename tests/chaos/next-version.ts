import { spawnSync } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../house/imports.ts';
import { makeTempFolder } from '../temp-folder.ts';

const parts = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'migrations',
  'scripts',
  'seed',
  'src',
];
/** A text of the shell, which nearly every file of a page imports: all of their names change with it. */
const changed = { file: 'src/web/page-state.ts', from: '"stamp":""', to: '"stamp":"-"' };

/** The product again beside this one, changed a little and really built, as a deploy puts it on the machine. Answers its `main.ts`. */
export async function buildNextVersion(): Promise<string> {
  const folder = await makeTempFolder('next-version');
  for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const file = join(folder, changed.file);
  const text = await readFile(file, 'utf8');
  if (!text.includes(changed.from)) throw new Error(`${changed.file} is not as this case knows it`);
  await writeFile(file, text.replace(changed.from, changed.to));
  // As an operator builds it, whatever this run is.
  const { BUILD_DIR: _, ...rest } = process.env;
  const env = { ...rest, NODE_ENV: 'production' };
  for (const args of [['build'], ['build', '--ssr']]) {
    const vite = join(folder, 'node_modules/vite/bin/vite.js');
    const { status, stderr } = spawnSync(process.execPath, [vite, ...args], { cwd: folder, encoding: 'utf8', env });
    if (status !== 0) throw new Error(`the next version could not be built: ${stderr}`);
  }
  return join(folder, 'src/main.ts');
}
