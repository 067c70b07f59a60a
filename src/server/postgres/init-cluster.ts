import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Binaries, program } from './binaries.ts';
import { adminName } from './connection.ts';
import { StartRefusal } from './postgres-start-error.ts';
import { reasonInLog } from './reason-in-log.ts';
import { giveTo, run, type ServerUser } from './server-user.ts';
import { firstSettings, type Tuning } from './settings.ts';

export type InitOptions = { cluster: string; binaries: Binaries; user: ServerUser; tuning: Tuning; logFile: string };

/** Made under another name and renamed when whole: whatever ends it halfway leaves nothing that looks like a cluster. */
export async function initCluster({ cluster, binaries, user, tuning, logFile }: InitOptions): Promise<void> {
  const draft = `${cluster}.init-${randomBytes(4).toString('hex')}`;
  await mkdir(draft, { mode: 0o700 });
  await giveTo(user, draft);
  const passwordFile = join(draft, 'password');
  await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flush: true });
  await giveTo(user, passwordFile);
  try {
    await runInitdb(join(draft, 'cluster'), passwordFile, { binaries, user, tuning, logFile });
    await rename(passwordFile, passwordFileOf(join(draft, 'cluster')));
    await syncFolder(join(draft, 'cluster'));
    await rename(join(draft, 'cluster'), cluster);
    await syncFolder(dirname(cluster));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Kept inside the cluster, whose folder only the server's user and root may enter, so that the two never part. */
export async function readPassword(cluster: string): Promise<string> {
  const text = await readFile(passwordFileOf(cluster), 'utf8').catch((cause) => {
    throw new StartRefusal(`the password of the database cannot be read: ${cause.message}`, { cause });
  });
  return text.trim();
}

/** Leftovers of starts that were killed while they made the cluster. */
export async function removeDrafts(cluster: string): Promise<void> {
  const folder = dirname(cluster);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(cluster)}.init-`)) continue;
    // An initdb that outlived its killed app may still be writing here; the next start takes away what remains.
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => {});
  }
}

async function runInitdb(
  cluster: string,
  passwordFile: string,
  { binaries, user, tuning, logFile }: Omit<InitOptions, 'cluster'>,
) {
  const settings = Object.entries(firstSettings).map(([name, value]) => `--set=${name}=${value}`);
  const args = (locale: string) => [
    `--pgdata=${cluster}`,
    `--username=${adminName}`,
    `--pwfile=${passwordFile}`,
    '--auth-local=scram-sha-256',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // Sorting is builtin either way, but the search parser asks the system what is a letter: under plain C it takes
    // typographic quotes and dashes for letters and keeps them in the words.
    `--locale=${locale}`,
    '--data-checksums',
    '--no-instructions',
    ...(tuning === 'test' ? ['--no-sync'] : []),
    ...settings,
  ];
  const initdb = program(binaries.root, 'initdb');
  let outcome = await run(initdb, args('C.UTF-8'), user);
  if (!outcome.isSuccess && outcome.output.includes('invalid locale')) outcome = await run(initdb, args('C'), user);
  if (outcome.isSuccess) return;
  await appendFile(logFile, `${outcome.output}\n`, { mode: 0o600 }).catch(() => {});
  throw new StartRefusal(`the cluster cannot be made: ${reasonInLog(outcome.output)}`);
}

function passwordFileOf(cluster: string): string {
  return join(cluster, 'station.password');
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
