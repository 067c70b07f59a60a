import { monthsBefore } from '#kit/months-before.ts';
import type { AppContext } from '#server/app-context.ts';
import { forgetAnswersToClosed } from './answers.store.ts';
import { forgetPrizesDeliveredBefore } from './prizes.store.ts';
import { invalidateWhatTurned } from './promotions-write.store.ts';

/** As long as the privacy policy promises. */
const answersKeptMonths = 12;
const prizesKeptMonths = 10 * 12;

type Tools = Pick<AppContext, 'db' | 'jobs' | 'clock' | 'invalidateTags'>;

export async function promotionsJobs({ db, jobs, clock, invalidateTags }: Tools): Promise<void> {
  await jobs.schedule('promotions.forget', '37 3 * * *', () => forgetWhatIsOver(db, clock.now()));
  // A promotion opens and closes by itself; somebody has to tell the pages.
  await jobs.schedule('promotions.turn', '* * * * *', () =>
    invalidateWhatTurned({ db, invalidateTags }, new Date(clock.now())),
  );
}

export async function forgetWhatIsOver(db: AppContext['db'], now: number): Promise<void> {
  await forgetAnswersToClosed(db, monthsBefore(now, answersKeptMonths));
  await forgetPrizesDeliveredBefore(db, monthsBefore(now, prizesKeptMonths));
}
