import { monthsBefore } from '#kit/months-before.ts';
import type { AppContext } from '#server/app-context.ts';
import { forgetMessagesBefore } from './contact.store.ts';

/** As long as the privacy policy promises. */
const keptMonths = 12;

export async function contactJobs({ db, jobs, clock }: Pick<AppContext, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await jobs.schedule('contact.forget', '53 3 * * *', () => forgetOldMessages(db, clock.now()));
}

export async function forgetOldMessages(db: AppContext['db'], now: number): Promise<void> {
  await forgetMessagesBefore(db, monthsBefore(now, keptMonths));
}
