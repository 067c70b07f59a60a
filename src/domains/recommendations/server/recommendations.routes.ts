import { Refusal } from '#contract/refusal.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { Room } from '#server/room.ts';
import { tooManyRecommendations } from '../recommendation.messages.ts';
import { sendRecomendation } from '../recommendations.contract.ts';
import { firstProblem } from '../recommendations.rules.ts';
import { keepRecommendation } from './recommendations.store.ts';

type Tools = Pick<Room, 'db' | 'clock' | 'limits'>;

/** One person, wherever they call from. */
const perPerson = { calls: 10, seconds: 3600 };

export function recommendationsRoutes({ db, clock, limits }: Tools): Implementation[] {
  async function count(userId: number): Promise<void> {
    try {
      await limits.count('sendRecomendation of a person', String(userId), perPerson);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // The page shows what the station says: it says it in the page's language.
      throw new Refusal(error.status, tooManyRecommendations, error);
    }
  }

  return [
    implement(sendRecomendation, async ({ body, user }) => {
      const problem = firstProblem(body);
      if (problem) throw new Refusal(400, problem.message, { data: { field: problem.field } });
      await count(user.userId);
      await keepRecommendation(db, user.userId, body, clock.now());
      return null;
    }),
  ];
}
