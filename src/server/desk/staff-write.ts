import { and, eq, gt, inArray, max } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import type { Db, DbOrTx } from '../database.ts';
import { noteUses } from '../media/uses.ts';
import { type AuditEntry, addToAudit, type StaffUser } from './audit.ts';
import { staffRevisions } from './staff.tables.ts';

export type { StaffUser };

/** With `autosaved` it takes the place of the one before, where the same person wrote that a short while ago. */
type Revision = { number: number; fields: unknown; autosaved?: boolean };

/** With `revision` the item's fields are kept as that version too. */
type RecordedEntry = AuditEntry & { revision?: Revision };

/** The open transaction of one staff write. Whoever holds one may write; nothing else of the desk can. */
export type StaffWrite = {
  tx: DbOrTx;
  user: StaffUser;
  now: Date;
  /** Makes what depends on these cache tags fresh once the write is in. */
  invalidate(...tags: string[]): void;
  record(entry: RecordedEntry): void;
};

/** What the desk reads with: it cannot write. */
export type Reads = Pick<Db, 'select' | 'selectDistinct' | '$count'>;

type Needs = Pick<AppContext, 'db' | 'clock' | 'invalidateTags'>;

/**
 * The one way for the staff to write: the change, its audit entries, revisions and stale cache tags are one transaction. A
 * write that records nothing is undone, since nobody could be asked about it.
 */
export function staffWrite<T>(
  { db, clock, invalidateTags }: Needs,
  user: StaffUser,
  work: (write: StaffWrite) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const now = new Date(clock.now());
    const entries: RecordedEntry[] = [];
    const tags = new Set<string>();
    const answer = await work({
      tx,
      user,
      now,
      invalidate: (...names) => {
        for (const name of names) tags.add(name);
      },
      record: (entry) => void entries.push(entry),
    });
    if (entries.length === 0) throw new Error('a staff write recorded nothing');
    await addToAudit(tx, { user, at: now, entries });
    for (const { revision, resource, itemId, act, title } of entries) {
      if (!revision || itemId === null) continue;
      const { number, fields, autosaved } = revision;
      const since =
        (autosaved && (await takeAutosaved(tx, { resource, itemId, act, userId: user.userId }, now))) || now;
      await tx.insert(staffRevisions).values({
        resource,
        itemId,
        revision: number,
        at: now,
        since,
        userId: user.userId,
        userName: user.name,
        act,
        fields,
      });
      await noteUses(tx, { resource, itemId, title, fields });
    }
    if (tags.size > 0) await invalidateTags(tx, ...tags);
    return answer;
  });
}

/** How long one person's saves of one text go on as one revision. */
const autosaveMs = 10 * 60_000;

/** Removes the newest revision if it belongs to the same stretch of work, and says when that began. */
async function takeAutosaved(
  tx: DbOrTx,
  { resource, itemId, act, userId }: { resource: string; itemId: number; act: string; userId: number },
  now: Date,
): Promise<Date | undefined> {
  const ofItem = and(eq(staffRevisions.resource, resource), eq(staffRevisions.itemId, itemId));
  const newest = tx
    .select({ newest: max(staffRevisions.revision) })
    .from(staffRevisions)
    .where(ofItem);
  const [taken] = await tx
    .delete(staffRevisions)
    .where(
      and(
        ofItem,
        inArray(staffRevisions.revision, newest),
        eq(staffRevisions.act, act),
        eq(staffRevisions.userId, userId),
        gt(staffRevisions.since, new Date(now.getTime() - autosaveMs)),
      ),
    )
    .returning({ since: staffRevisions.since });
  return taken?.since;
}
