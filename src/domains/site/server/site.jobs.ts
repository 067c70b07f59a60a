import { monthsBefore } from '#kit/months-before.ts';
import type { AppContext } from '#server/app-context.ts';
import { forgetConsentsBefore } from './site.store.ts';

/** As long as the privacy policy promises. */
const keptMonths = 24;

export async function siteJobs({ db, jobs, clock }: Pick<AppContext, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await jobs.schedule('site.forget-consents', '29 3 * * *', () =>
    forgetConsentsBefore(db, monthsBefore(clock.now(), keptMonths)),
  );
}
