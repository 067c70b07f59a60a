import { and, asc, eq, lt, min, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { staffPresence } from '#server/desk/presence.tables.ts';
import type { StaffUser } from '#server/desk/staff-write.ts';

type Open = { resource: string; id: number; window: string };

export const againSeconds = 10;
const goneAfterMs = 3 * againSeconds * 1000;

/** Notes that a window has an item open, and says who else has. What was not heard of for a while is gone. */
export async function notePresence(db: Db, { userId, name }: StaffUser, { resource, id, window }: Open, now: Date) {
  await db.delete(staffPresence).where(lt(staffPresence.seenAt, new Date(now.getTime() - goneAfterMs)));
  await db
    .insert(staffPresence)
    .values({ resource, itemId: id, userId, window, userName: name, since: now, seenAt: now })
    .onConflictDoUpdate({
      target: [staffPresence.resource, staffPresence.itemId, staffPresence.userId, staffPresence.window],
      set: { seenAt: now, userName: name },
    });
  const rows = await db
    .select({
      userId: staffPresence.userId,
      name: sql<string>`max(${staffPresence.userName})`,
      since: min(staffPresence.since),
    })
    .from(staffPresence)
    .where(and(eq(staffPresence.resource, resource), eq(staffPresence.itemId, id), ne(staffPresence.userId, userId)))
    .groupBy(staffPresence.userId)
    .orderBy(asc(min(staffPresence.since)), asc(staffPresence.userId));
  return rows.map(({ since, ...other }) => ({ ...other, since: (since ?? now).toISOString() }));
}

export async function forgetPresence(db: Db, userId: number, { resource, id, window }: Open): Promise<void> {
  await db
    .delete(staffPresence)
    .where(
      and(
        eq(staffPresence.resource, resource),
        eq(staffPresence.itemId, id),
        eq(staffPresence.userId, userId),
        eq(staffPresence.window, window),
      ),
    );
}
