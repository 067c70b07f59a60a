import type { AppContext } from '../app-context.ts';
import type { Db, DbOrTx } from '../database.ts';
import { noteUses } from '../media/uses.ts';
import { staffAudit, staffRevisions } from './staff.tables.ts';

/** Who writes. */
export type StaffUser = { userId: number; name: string };

/** What was done, as the audit log keeps it. With `revision` the item's fields are kept as that version too. */
type AuditEntry = {
  act: string;
  resource: string;
  itemId: number | null;
  title: string;
  before: unknown;
  after: unknown;
  revision?: { number: number; fields: unknown };
};

/** The open transaction of one staff write. Whoever holds one may write; nothing else of the desk can. */
export type StaffWrite = {
  tx: DbOrTx;
  user: StaffUser;
  now: Date;
  /** Makes what depends on these cache tags fresh once the write is in. */
  invalidate(...tags: string[]): void;
  record(entry: AuditEntry): void;
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
    const entries: AuditEntry[] = [];
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
    await tx
      .insert(staffAudit)
      .values(
        entries.map(({ revision: _, ...entry }) => ({ ...entry, at: now, userId: user.userId, userName: user.name })),
      );
    for (const { revision, resource, itemId, act, title } of entries) {
      if (!revision || itemId === null) continue;
      const { number, fields } = revision;
      await tx
        .insert(staffRevisions)
        .values({ resource, itemId, revision: number, at: now, userId: user.userId, userName: user.name, act, fields });
      await noteUses(tx, { resource, itemId, title, fields });
    }
    if (tags.size > 0) await invalidateTags(tx, ...tags);
    return answer;
  });
}
