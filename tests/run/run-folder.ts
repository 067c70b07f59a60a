import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { testRuns } from './place.ts';

const parentCheckMs = 1_000;

/**
 * Makes a folder of this run's own the temp dir of everything that the run starts. When the run is over, by itself, by Ctrl-C or
 * by `kill -9`, the guard beside it ends what still runs there, every PostgreSQL among it, and removes the folder.
 */
export default function openRunFolder(): void {
  // Each project of the run asks for it.
  if (process.env.TEST_RUN === String(process.pid)) return;
  process.env.TEST_RUN = String(process.pid);
  mkdirSync(testRuns, { recursive: true });
  const folder = mkdtempSync(join(testRuns, 'run-'));
  // The database server runs as another user when root runs the tests.
  for (const path of [testRuns, folder]) chmodSync(path, 0o755);
  process.env.TMPDIR = folder;
  // In a session of its own: what ends the run, from a terminal or by process group, does not end the guard.
  const guard = spawn(process.execPath, [join(import.meta.dirname, 'guard.ts'), folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
    env: { PATH: process.env.PATH },
  });
  guard.unref();
  endWithParent();
}

/** Whoever started the run may have been killed without a chance to say so. */
function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, parentCheckMs).unref();
}
