import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { openGround, openGroundToRead } from '#server/backup/open-ground.ts';
import { filesOf, rowsOf } from '#server/backup/same-station.test-helper.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { createDiskStore } from '#server/media/store/disk-store.ts';
import { joinPostgres } from '#server/postgres/join-postgres.ts';
import { afterwards } from '../afterwards.ts';
import { root } from '../house/imports.ts';
import { copyFolder } from '../prepared/keep.ts';
import { makeTempFolder } from '../temp-folder.ts';
import { quickStart, spawnStation } from './station-process.ts';

const run = promisify(execFile);

async function makeFolder(): Promise<string> {
  const folder = await makeTempFolder('station-backup');
  await chmod(folder, 0o755);
  return folder;
}

/** As `npm run` does it. */
function command(name: 'backup' | 'restore', dataDir: string, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'development', LOG_LEVEL: 'silent' };
  return run(process.execPath, [...quickStart, join(root, `scripts/${name}.ts`), ...args], { env });
}

/** What both commands begin with, without their process. */
const settings = (dataDir: string) => readConfig({ DATA_DIR: dataDir, NODE_ENV: 'development' });
const log = createLog('silent');

async function start(dataDir: string) {
  const station = await spawnStation({ DATA_DIR: dataDir });
  const stop = async () => {
    station.kill('SIGTERM');
    await station.ended;
  };
  afterwards(stop);
  return { ...station, stop };
}

test('[OPS-05] one command backs up a running station, one restores it into an empty folder, and it goes on air', async () => {
  const [old, fresh] = [await makeFolder(), await makeFolder()];
  await copyFolder(join(inject('prepared'), 'postgres'), old);
  await mkdir(join(old, 'media/songs'), { recursive: true });
  await writeFile(join(old, 'media/songs/0123456789abcdef.mp3'), 'the sound');
  const running = await start(old);
  const consent = { choice: 'accepted', statistics: true, marketing: true, visitHash: 'a'.repeat(32) };
  const headers = { 'content-type': 'application/json' };
  const saved = await fetch(`${running.url}/api/v1/consent/record`, {
    method: 'POST',
    headers,
    body: JSON.stringify(consent),
  });
  expect(saved.status).toBe(200);

  const file = join(old, 'station.tar.zst');
  expect((await command('backup', old, file)).stdout).toContain('every row, and 1 files');
  await expect(command('backup', old, file)).rejects.toThrow(/is there already/);
  await expect(openGround(settings(old), log)).rejects.toThrow(/is in use by process/);
  const was = { rows: await rowsOf(await joinPostgres(old)), files: await filesIn(old) };
  await running.stop();
  await expect(openGroundToRead(settings(fresh), log)).rejects.toThrow(/there is no station in/);

  await command('restore', fresh, file);
  const again = await start(fresh);
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  expect({ rows: await rowsOf(await joinPostgres(fresh)), files: await filesIn(fresh) }).toEqual(was);
  expect(await readFile(join(fresh, 'secret'), 'utf8')).toBe(await readFile(join(old, 'secret'), 'utf8'));
});

async function filesIn(dataDir: string) {
  return filesOf(await createDiskStore(join(dataDir, 'media')));
}
