import { voterOfUser } from '#server/api/voter.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { anonymiseRatings, ratingsOf } from './live.store.ts';

/** Ratings of what was on air. They stay counted when their voter leaves, and nobody can tell any more whose they were. */
export function ratingsPersonalData(secret: string): PersonalData {
  return {
    name: 'ratings',
    collect: (db, { userId }) => ratingsOf(db, voterOfUser(secret, userId)),
    erase: (tx, { userId }) => anonymiseRatings(tx, voterOfUser(secret, userId)),
  };
}
