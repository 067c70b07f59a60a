import { voterOfUser } from '#server/api/voter.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { anonymiseVotes, votesOf } from './home.store.ts';

/** Votes in the polls. They stay counted when their voter leaves, and nobody can tell any more whose they were. */
export function pollVotesPersonalData(secret: string): PersonalData {
  return {
    name: 'pollVotes',
    collect: (db, { userId }) => votesOf(db, voterOfUser(secret, userId)),
    erase: (tx, { userId }) => anonymiseVotes(tx, voterOfUser(secret, userId)),
  };
}
