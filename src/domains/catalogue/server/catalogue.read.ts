import type { DbOrTx } from '#server/database.ts';
import type { SongItem } from '../catalogue.contract.ts';
import { presentSongItem } from './catalogue.present.ts';
import { listSongs } from './catalogue.store.ts';

/** Songs for the lists of other domains, in the order asked for. */
export async function readSongItems(db: DbOrTx, songIds: readonly number[]): Promise<SongItem[]> {
  return (await listSongs(db, songIds)).map(presentSongItem);
}
