import type { Room } from '#server/room.ts';
import { forgetEndedSessions } from './accounts.store.ts';

export async function accountsJobs({ db, jobs, clock }: Pick<Room, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await jobs.schedule('accounts.forget-sessions', '41 3 * * *', () => forgetEndedSessions(db, new Date(clock.now())));
}
