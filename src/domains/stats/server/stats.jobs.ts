import type { AppContext } from '#server/app-context.ts';
import { forgetSamplesBefore } from './samples.store.ts';
import { forgetEventsBefore, sumUpEvents } from './stats.store.ts';

const dayMs = 86_400_000;
/** As the privacy policy says of both: samples and single events go, the totals that are made of them stay for ever. */
const sampleDays = 90;
const eventDays = 90;

export async function statsJobs({ db, jobs, clock }: Pick<AppContext, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await jobs.schedule('stats.forget', '17 3 * * *', async () => {
    await sumUpEvents(db, new Date(clock.now()));
    await forgetEventsBefore(db, new Date(clock.now() - eventDays * dayMs));
    await forgetSamplesBefore(db, new Date(clock.now() - sampleDays * dayMs));
  });
}
