import type { PersonalData } from '#server/personal-data.ts';
import { answersOf, forgetAnswersOf } from './answers.store.ts';
import { hideWinsOf, prizesOf } from './prizes.store.ts';

/** Answers go with whoever sent them. The documents of prizes stay for their years, out of everybody's sight. */
export const promotionsPersonalData: PersonalData = {
  name: 'promotions',
  collect: async (db, { userId }) => ({ answers: await answersOf(db, userId), prizes: await prizesOf(db, userId) }),
  async erase(tx, { userId }) {
    await forgetAnswersOf(tx, userId);
    await hideWinsOf(tx, userId);
  },
};
