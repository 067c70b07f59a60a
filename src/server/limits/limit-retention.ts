import { lt } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import type { DbOrTx } from '../database.ts';
import { rateLimits } from './limits.tables.ts';

const hourMs = 3_600_000;

/** Buckets that nobody has drawn from since they were full again. The limiters go by the machine's clock, and so does this. */
export async function forgetOldLimits(db: DbOrTx): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now() - hourMs));
}

export async function limitJobs({ db, jobs }: Pick<AppContext, 'db' | 'jobs'>): Promise<void> {
  await jobs.schedule('limits.forget', '*/10 * * * *', () => forgetOldLimits(db));
}
