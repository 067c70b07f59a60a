import { monthsBefore } from '#kit/months-before.ts';
import type { AppContext } from '#server/app-context.ts';
import { forgetRecommendationsBefore } from './recommendations.store.ts';

/** As long as the privacy policy promises. */
const keptMonths = 24;

export async function recommendationsJobs({
  db,
  jobs,
  clock,
}: Pick<AppContext, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await jobs.schedule('recommendations.forget', '41 3 * * *', () => forgetOldRecommendations({ db, clock }));
}

export async function forgetOldRecommendations({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await forgetRecommendationsBefore(db, monthsBefore(clock.now(), keptMonths));
}
