import { sql } from 'drizzle-orm';
import type { StaffWrite } from '#server/desk/staff-write.ts';

/** Does a part of a staff write that may fail by itself: what it wrote, recorded and made stale then never was. */
export async function inSavepoint<T>(write: StaffWrite, work: (inner: StaffWrite) => Promise<T>): Promise<T> {
  const { tx } = write;
  const entries: Parameters<StaffWrite['record']>[0][] = [];
  const tags: string[] = [];
  await tx.execute(sql`savepoint import_row`);
  try {
    const answer = await work({
      ...write,
      record: (entry) => void entries.push(entry),
      invalidate: (...names) => void tags.push(...names),
    });
    await tx.execute(sql`release savepoint import_row`);
    for (const entry of entries) write.record(entry);
    write.invalidate(...tags);
    return answer;
  } catch (error) {
    await tx.execute(sql`rollback to savepoint import_row`);
    throw error;
  }
}
