import { chmod } from 'node:fs/promises';
import type pg from 'pg';
import type { AppContext } from '#server/app-context.ts';
import type { MediaLibrary } from '#server/media/intake/ingest.ts';
import { openMedia } from '#server/media/open-media.ts';
import { makeTempFolder } from '../../../tests/temp-folder.ts';
import { openTestContext } from '../../../tests/test-context.ts';
import { copyDatabase } from '../../../tests/test-station.ts';

type Place = { connection: pg.ClientConfig; mediaFolder: string };
type Fill = (context: AppContext, media: MediaLibrary) => Promise<void>;

/** A demo's database and a media folder, filled before a station opens on them: that costs less than a station which is told later. */
export async function prepareStation(fill: Fill, given: Partial<Place> = {}): Promise<Place> {
  const mediaFolder = given.mediaFolder ?? (await makeMediaFolder());
  const connection = given.connection ?? (await copyDatabase('demo'));
  const { context, close } = await openTestContext({ connection, dataDir: mediaFolder });
  await fill(context, await openMedia({ dataDir: mediaFolder, s3: undefined }, context.log));
  await close();
  return { connection, mediaFolder };
}

async function makeMediaFolder(): Promise<string> {
  const folder = await makeTempFolder('station');
  await chmod(folder, 0o755);
  return folder;
}
