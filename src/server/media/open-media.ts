import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { createMediaLibrary, type MediaLibrary } from './intake/ingest.ts';
import { createDiskStore } from './store/disk-store.ts';
import { createS3Store } from './store/s3-store.ts';

/** The station's media: in an S3 bucket when its settings are given, else in the data folder. */
export async function openMedia(config: Pick<Config, 's3' | 'dataDir'>, log: Log): Promise<MediaLibrary> {
  const store = config.s3 ? createS3Store(config.s3) : await createDiskStore(join(config.dataDir, 'media'));
  return createMediaLibrary({ store, log });
}
