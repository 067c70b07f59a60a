import type { Room } from '#server/room.ts';
import { forgetSamplesBefore } from './samples.store.ts';
import { forgetEventsBefore } from './stats.store.ts';

const dayMs = 86_400_000;
const eventDays = 425;
/** Minutes, hours and days are made of them and stay for ever. */
export const sampleDays = 90;

/** The privacy policy promises that single events are kept for fourteen months. */
export async function statsJobs({ db, jobs, clock }: Pick<Room, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await jobs.schedule('stats.forget', '17 3 * * *', async () => {
    await forgetEventsBefore(db, new Date(clock.now() - eventDays * dayMs));
    await forgetSamplesBefore(db, new Date(clock.now() - sampleDays * dayMs));
  });
}
