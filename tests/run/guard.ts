import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPostmasterFile, stopPostmaster } from '#server/postgres/postmaster.ts';

/** Waits until the run that holds the other end of its input is over, in whatever way, and puts its folder away. */
const [folder = ''] = process.argv.slice(2);
for await (const _ of process.stdin);
endProcessesOf(folder);
for (const cluster of clustersIn(folder)) {
  const server = await readPostmasterFile(cluster);
  if (server) await stopPostmaster(server.pid, cluster);
}
rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

/** Workers, browsers and stations whose run was killed: all have its folder as their temp dir. */
function endProcessesOf(run: string): void {
  if (process.platform !== 'linux') return;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    if (!environmentOf(name).includes(`TMPDIR=${run}`)) continue;
    try {
      process.kill(Number(name), 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
}

function environmentOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

function clustersIn(run: string): string[] {
  return readdirSync(run, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === 'postmaster.pid')
    .map((entry) => dirname(join(entry.parentPath, entry.name)));
}
