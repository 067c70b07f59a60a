import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const shelf = join(import.meta.dirname, '../node_modules/.bench');
const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];

/**
 * A package that a single figure needs, in this very version, fetched when that figure is first measured: Lighthouse alone brings a
 * fifth of all files that a new machine would have to install before it can start the station. Undefined where it cannot be had.
 */
export async function onDemand(name: string, version: string): Promise<{ default: unknown } | undefined> {
  const folder = join(shelf, `${name}-${version}`);
  const { resolve } = createRequire(join(folder, 'package.json'));
  if (!existsSync(join(folder, 'node_modules', name))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    if (spawnSync(npm, ['install', ...quietly, `${name}@${version}`], { cwd: folder }).status !== 0) return undefined;
  }
  return import(pathToFileURL(resolve(name)).href);
}
