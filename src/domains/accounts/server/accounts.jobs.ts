import type { AppContext } from '#server/app-context.ts';
import { forgetEnded, forgetUnconfirmed } from './profile/retention.ts';

export async function accountsJobs({ db, jobs, clock }: Pick<AppContext, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await jobs.schedule('accounts.forget-sessions', '41 3 * * *', async () => {
    await forgetEnded(db, new Date(clock.now()));
    await forgetUnconfirmed(db, new Date(clock.now()));
  });
}
