import type { DbOrTx } from '../database.ts';
import { staffAudit } from './staff.tables.ts';

/** Who did something. */
export type StaffUser = { userId: number; name: string };

/** What was done, as the audit log keeps it. */
export type AuditEntry = {
  act: string;
  resource: string;
  itemId: number | null;
  title: string;
  before: unknown;
  after: unknown;
};

/** Belongs into the transaction of what it tells. */
export async function addToAudit(
  tx: DbOrTx,
  { user, at, entries }: { user: StaffUser; at: Date; entries: AuditEntry[] },
): Promise<void> {
  await tx.insert(staffAudit).values(
    entries.map(({ act, resource, itemId, title, before, after }) => {
      return { at, userId: user.userId, userName: user.name, act, resource, itemId, title, before, after };
    }),
  );
}
