import type { PersonalData } from '#server/personal-data.ts';
import { forgetRecommendationsOf, recommendationsOf } from './recommendations.store.ts';

export const recommendationsPersonalData: PersonalData = {
  name: 'recommendations',
  collect: (db, { userId }) => recommendationsOf(db, userId),
  erase: (tx, { userId }) => forgetRecommendationsOf(tx, userId),
};
