import { monthsBefore } from '#kit/months-before.ts';
import type { Room } from '#server/room.ts';
import { forgetConsentsBefore } from './site.store.ts';

/** As long as the privacy policy promises. */
const keptMonths = 24;

export async function siteJobs({ db, jobs, clock }: Pick<Room, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await jobs.schedule('site.forget-consents', '29 3 * * *', () =>
    forgetConsentsBefore(db, monthsBefore(clock.now(), keptMonths)),
  );
}
