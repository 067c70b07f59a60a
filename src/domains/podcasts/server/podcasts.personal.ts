import type { PersonalData } from '#server/personal-data.ts';
import { forgetPrivateFeedsOf, privateFeedsOf } from './private-feeds.store.ts';

/** For which shows a listener has a feed of their own. */
export const podcastsPersonalData: PersonalData = {
  name: 'podcastPrivateFeeds',
  collect: (db, { userId }) => privateFeedsOf(db, userId),
  erase: (tx, { userId }) => forgetPrivateFeedsOf(tx, userId),
};
