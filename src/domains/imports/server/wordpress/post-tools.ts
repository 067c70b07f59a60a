import type { DbOrTx } from '#server/database.ts';
import type { ImportRecord } from '../imports.store.ts';
import type { Resources } from '../resources.ts';
import type { TakePicture } from './take-picture.ts';

/** What reading an article of WordPress needs. */
export type PostTools = {
  db: DbOrTx;
  record: ImportRecord;
  resources: Resources;
  /** Absent while the file is only checked. */
  takePicture: TakePicture | null;
};
