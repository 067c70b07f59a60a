import { monthsBefore } from '#kit/months-before.ts';
import type { AppContext } from '#server/app-context.ts';
import { forgetRequestsBefore } from './free-streaming.store.ts';

/** As long as the privacy policy promises. */
const keptMonths = 24;

export async function freeStreamingJobs({ db, jobs, clock }: Pick<AppContext, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await jobs.schedule('free-streaming.forget', '23 3 * * *', () =>
    forgetRequestsBefore(db, monthsBefore(clock.now(), keptMonths)),
  );
}
