import { monthsBefore } from '#kit/months-before.ts';
import type { AppContext } from '#server/app-context.ts';
import { invalidateWhatTurned } from './seal.store.ts';
import { forgetViewsOfHuntsBefore, forgetWinsDeliveredBefore } from './wins.store.ts';

/** As long as the privacy policy promises. */
const viewsKeptMonths = 12;
const prizesKeptMonths = 10 * 12;

type Tools = Pick<AppContext, 'db' | 'jobs' | 'clock' | 'invalidateTags'>;

export async function huntJobs({ db, jobs, clock, invalidateTags }: Tools): Promise<void> {
  await jobs.schedule('hunt.forget', '41 3 * * *', () => forgetWhatIsOver(db, clock.now()));
  // A hunt begins and ends by itself; somebody has to tell its page.
  await jobs.schedule('hunt.turn', '* * * * *', () => invalidateWhatTurned(db, invalidateTags, new Date(clock.now())));
}

export async function forgetWhatIsOver(db: AppContext['db'], now: number): Promise<void> {
  await forgetViewsOfHuntsBefore(db, monthsBefore(now, viewsKeptMonths));
  await forgetWinsDeliveredBefore(db, monthsBefore(now, prizesKeptMonths));
}
