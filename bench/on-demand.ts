import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  if (!existsSync(folder)) {
    mkdirSync(shelf, { recursive: true });
    // Whoever interrupts a fetch leaves no half of a package behind under its name.
    const unfinished = mkdtempSync(`${folder}-`);
    writeFileSync(join(unfinished, 'package.json'), '{"private":true}');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const fetched = spawnSync(npm, ['install', ...quietly, `${name}@${version}`], { cwd: unfinished });
    if (fetched.status !== 0) {
      rmSync(unfinished, { recursive: true, force: true });
      return undefined;
    }
    renameSync(unfinished, folder);
  }
  return import(pathToFileURL(resolve(name)).href);
}
