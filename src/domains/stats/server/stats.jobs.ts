import type { Room } from '#server/room.ts';
import { forgetEventsBefore } from './stats.store.ts';

const keptDays = 425;

/** The privacy policy promises that single events are kept for fourteen months. */
export async function statsJobs({ db, jobs, clock }: Pick<Room, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await jobs.schedule('stats.forget', '17 3 * * *', () =>
    forgetEventsBefore(db, new Date(clock.now() - keptDays * 86_400_000)),
  );
}
