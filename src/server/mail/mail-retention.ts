import { lte, or } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import type { DbOrTx } from '../database.ts';
import { mailOutbox } from './mail.tables.ts';

const dayMs = 86_400_000;
const deliveredDays = 7;
const undeliveredDays = 30;

/** A mail has done its work once it is delivered; one that nobody took for a month is given up. */
export async function forgetOldMails(db: DbOrTx, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await db
    .delete(mailOutbox)
    .where(or(lte(mailOutbox.deliveredAt, before(deliveredDays)), lte(mailOutbox.writtenAt, before(undeliveredDays))));
}

export async function mailJobs({ db, jobs, clock }: Pick<AppContext, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await jobs.schedule('mail.forget', '47 3 * * *', () => forgetOldMails(db, new Date(clock.now())));
}
