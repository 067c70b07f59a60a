import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isoInZone } from '#kit/zones.ts';
import { linkFolder } from '../link-folder.ts';
import { copyFolder, keptFor } from './keep.ts';
import { prepare } from './prepare.ts';
import { hashSources } from './sources.ts';

export type Taken = {
  /** What `prepare` made for this state of the sources, to be copied and never to be used in place. */
  prepared: string;
  /** A data folder of one's own with a copy of the stopped cluster and the demo's pictures. */
  folder: string;
};

/** The folder of what was prepared for this state of the sources, now or in an earlier run. */
export function openPrepared(): Promise<string> {
  const sources = hashSources('tests/prepared/prepare.ts', ['seed', 'migrations', 'package-lock.json']);
  // The demo's dates are counted from the day of its seeding.
  const today = isoInZone(Date.now(), 'Europe/Rome').slice(0, 10);
  return keptFor(`${today}-${sources}`, prepare);
}

export async function takePrepared(): Promise<Taken> {
  const prepared = await openPrepared();
  const folder = await mkdtemp(join(tmpdir(), 'station-test-'));
  // The database server runs as another user when root runs the tests.
  await chmod(folder, 0o755);
  await copyFolder(join(prepared, 'postgres'), folder);
  await linkFolder(join(prepared, 'media'), join(folder, 'media'));
  return { prepared, folder };
}
