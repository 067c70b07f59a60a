import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterwards } from '../afterwards.ts';

/** Disks are mounted in the run's own space (`unshare --mount`), which takes root or the right to it. */
export const canMount = spawnSync('unshare', ['--mount', 'true'], { stdio: 'ignore' }).status === 0;
if (!canMount) console.warn('Without the right to mount a disk: neither a full nor a read-only one is tried.');

/** A disk of its own with so little room, at a folder that goes with it. */
export function mountDisk(megabytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  chmodSync(folder, 0o755);
  afterwards(() => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Nobody can write below this folder any more, root included; the answer lets them again. */
export function makeReadOnly(folder: string): () => void {
  execFileSync('mount', ['--bind', folder, folder]);
  execFileSync('mount', ['-o', 'remount,ro,bind', folder]);
  let isOver = false;
  const restore = () => {
    if (!isOver) execFileSync('umount', ['--lazy', folder]);
    isOver = true;
  };
  afterwards(restore);
  return restore;
}
