import { monthsBefore } from '#kit/months-before.ts';
import type { Room } from '#server/room.ts';
import { forgetRecommendationsBefore } from './recommendations.store.ts';

/** As long as the privacy policy promises. */
const keptMonths = 24;

export async function recommendationsJobs({ db, jobs, clock }: Pick<Room, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await jobs.schedule('recommendations.forget', '41 3 * * *', () => forgetOldRecommendations({ db, clock }));
}

export async function forgetOldRecommendations({ db, clock }: Pick<Room, 'db' | 'clock'>): Promise<void> {
  await forgetRecommendationsBefore(db, monthsBefore(clock.now(), keptMonths));
}
