import type { PersonalData } from '#server/personal-data.ts';
import { giveBack } from './play.store.ts';
import { forgetSharesOf, forgetViewsOf, viewsOf, winsOf } from './wins.store.ts';

/** A chest that nobody has opened goes back with whoever leaves. The documents of prizes stay for their years. */
export const huntPersonalData: PersonalData = {
  name: 'hunt',
  collect: async (db, { userId }) => ({ views: await viewsOf(db, userId), prizes: await winsOf(db, userId) }),
  async erase(tx, { userId }) {
    await forgetViewsOf(tx, userId);
    await giveBack(tx, userId);
    await forgetSharesOf(tx, userId);
  },
};
