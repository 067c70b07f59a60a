import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { testRuns } from '../run/place.ts';

const mostKept = 4;
/** Longer than any run: its later files still copy what was there at its start. */
const inUseMs = 2 * 3_600_000;

/** Shared by all clones of one user, so that work on several branches prepares each state once. */
const shelf = join(testRuns, 'prepared');

/**
 * The folder that `make` filled for this key, now or in an earlier run. It is made in the run's own folder, where the guard ends
 * what an interrupted run leaves, and moved when whole, so that runs side by side never see half of it; whoever uses it takes a copy.
 */
export async function keptFor(key: string, make: (folder: string) => Promise<void>, place = shelf): Promise<string> {
  const kept = join(place, key);
  const now = new Date();
  const isThere = await utimes(kept, now, now).then(
    () => true,
    () => false,
  );
  if (isThere) return kept;
  await mkdir(place, { recursive: true });
  const draft = await mkdtemp(join(tmpdir(), 'draft-'));
  // The database server runs as another user when root runs the tests.
  for (const folder of [place, draft]) await chmod(folder, 0o755);
  try {
    await make(draft);
    await rename(draft, kept);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another run finished the same first.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
  await prune(place);
  return kept;
}

/** With owners and modes, since a cluster is only accepted from its own user. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to]);
}

/** The most recently used remain; what a run may still copy is left alone. */
async function prune(place: string): Promise<void> {
  const entries = await Promise.all(
    (await readdir(place)).map(async (name) => {
      const found = await stat(join(place, name)).catch(() => undefined);
      return { path: join(place, name), usedAt: found?.mtimeMs ?? 0 };
    }),
  );
  entries.sort((a, b) => b.usedAt - a.usedAt);
  for (const { path, usedAt } of entries.slice(mostKept)) {
    if (Date.now() - usedAt < inUseMs) continue;
    const grave = join(place, `${basename(path)}.removed-${randomBytes(4).toString('hex')}`);
    // Renamed first: nobody begins to copy what is half removed.
    await rename(path, grave).catch(() => undefined);
    await rm(grave, { recursive: true, force: true });
  }
}
