import type { DbOrTx } from '#server/database.ts';
import { interpretCsv } from './csv/interpret-csv.ts';
import type { ImportRecord, RowRecord } from './imports.store.ts';
import type { Resources } from './resources.ts';
import type { Said } from './said.ts';
import { interpretPost } from './wordpress/interpret-post.ts';
import type { TakePicture } from './wordpress/take-picture.ts';

/** What a row says. Pictures of other sites are fetched only where there is somebody to take them, which is not while checking. */
export function interpretRow(
  db: DbOrTx,
  record: ImportRecord,
  row: RowRecord,
  resources: Resources,
  takePicture: TakePicture | null,
): Promise<Said> {
  const target = resources(row.resource);
  if (!target) throw new Error(`nothing is called ${row.resource}`);
  if (record.kind !== 'wordpress') return interpretCsv(db, target, row.payload, resources);
  if (row.resource === 'news') return interpretPost({ db, record, resources, takePicture }, row);
  // Who writes and what about: what the station calls the same stays as the station has it.
  const position = row.resource === 'categories' ? { position: lastPosition } : {};
  const fields = { ...row.payload, ...position };
  return Promise.resolve({ fields, release: {}, faults: {}, warnings: [], keepsExisting: true });
}

/** Categories from elsewhere stand behind the station's own. */
const lastPosition = 1_000;
