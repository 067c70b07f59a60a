import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';
/** Several times what a run, and what is kept for the next one, take at their most. */
const roomBytes = 6 * 2 ** 30;

/**
 * Where all test runs of one user have their folders: in memory where that serves, since every database of a test is a thousand
 * files. Kept in the environment, because a run makes its own folder the temp dir.
 */
process.env.TEST_RUNS ??= join(serves(memory) ? memory : tmpdir(), `station-tests-${process.getuid?.() ?? 'user'}`);

export const testRuns = process.env.TEST_RUNS;

/** Whether there is room, and programs may run there: some tests copy the database server's. */
function serves(folder: string): boolean {
  try {
    const [, options = 'noexec'] =
      new RegExp(`^\\S+ ${folder} \\S+ (\\S+)`, 'm').exec(readFileSync('/proc/mounts', 'utf8')) ?? [];
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return !options.split(',').includes('noexec') && bavail * bsize >= roomBytes;
  } catch {
    return false;
  }
}
