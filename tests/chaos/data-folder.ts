import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { afterwards } from '../afterwards.ts';
import { copyFolder } from '../prepared/keep.ts';

/** A data folder of a station's own, with a copy of the stopped cluster that was prepared for this run. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'));
  afterwards(() => rm(folder, { recursive: true, force: true }));
  // The database server runs as another user when root runs the tests.
  await chmod(folder, 0o755);
  await copyFolder(join(inject('prepared'), 'postgres'), folder);
  return folder;
}
