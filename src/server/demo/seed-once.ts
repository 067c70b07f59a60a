import type pg from 'pg';
import { type Db, type DbOrTx, withAdvisoryLock } from '../database.ts';
import type { MediaLibrary } from '../media/intake/ingest.ts';
import type { InvalidateTags } from '../pages/invalidate-tags.ts';
import { seededParts } from './seed.tables.ts';

export type SeedTools = {
  db: DbOrTx;
  media: MediaLibrary;
  /** For files on their way into the station; what lies there already need not be made again. */
  workFolder: string;
  onProgress(line: string): void;
};

/**
 * One thing that the demo station consists of. A part is one transaction (`run`), or many (`steps`): such a part finds by
 * itself what is left to do, so that whoever takes it up after a kill loses one step at most.
 */
export type SeedPart = { name: string; label: string; tags: string[] } & (
  | { run(tools: SeedTools): Promise<void> }
  | { steps(tools: SeedTools): AsyncIterable<SeedStep> }
);
export type SeedStep = (db: DbOrTx) => Promise<unknown>;

type SeedContext = { db: Db; pool: pg.Pool; invalidateTags: InvalidateTags };
type Options = Omit<SeedTools, 'db'> & { context: SeedContext; parts: SeedPart[] };

/** Any number, the same in every process; the second one is made of the part's name. */
const seedLock = 714_003;

/**
 * Puts the demo station in place, part by part. A part that is marked is never touched again, and each is made under a lock of
 * its own: of several processes that start at once one makes it and the others wait and go on with the next.
 */
export async function seedOnce({ context, parts, ...tools }: Options): Promise<void> {
  const open = await openParts(context.db, parts);
  for (const [index, part] of open.entries()) {
    await withAdvisoryLock(context.pool, [seedLock, part.name], async () => {
      if ((await openParts(context.db, [part])).length === 0) return;
      tools.onProgress(`[${index + 1}/${open.length}] ${part.label}`);
      await makePart(context, part, tools);
    });
  }
}

/** Those of the parts that are not in place. */
export async function openParts(db: DbOrTx, parts: SeedPart[]): Promise<SeedPart[]> {
  const done = new Set((await db.select().from(seededParts)).map(({ name }) => name));
  return parts.filter((part) => !done.has(part.name));
}

async function makePart(
  { db, invalidateTags }: SeedContext,
  part: SeedPart,
  tools: Omit<SeedTools, 'db'>,
): Promise<void> {
  const inTransaction = (step: SeedStep) =>
    db.transaction(async (tx) => {
      await step(tx);
      if (part.tags.length > 0) await invalidateTags(tx, ...part.tags);
    });
  const mark: SeedStep = (tx) => tx.insert(seededParts).values({ name: part.name });
  if ('run' in part) {
    await inTransaction(async (tx) => {
      await part.run({ ...tools, db: tx });
      await mark(tx);
    });
    return;
  }
  for await (const step of part.steps({ ...tools, db })) await inTransaction(step);
  await inTransaction(mark);
}
