import { standardStreamId } from '#engines/player/default-stream.ts';
import type { DbOrTx } from '#server/database.ts';
import { listStreams, type StreamRow } from './live.store.ts';
import { streams } from './live.tables.ts';

export async function findFirstStream(db: DbOrTx): Promise<StreamRow | undefined> {
  const [first] = await listStreams(db);
  return first;
}

/** The stream that the player begins with; false where it is there already. */
export async function addStandardStream(tx: DbOrTx, stream: { name: string; color: string }): Promise<boolean> {
  const added = await tx
    .insert(streams)
    .values({ ...stream, id: standardStreamId, channel: standardStreamId })
    .onConflictDoNothing()
    .returning({ id: streams.id });
  return added.length > 0;
}
