import { Refusal } from '#contract/refusal.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { sendRecomendation } from '../recommendations.contract.ts';
import { recommendationNames } from '../recommendations.decode.ts';
import { firstProblem } from '../recommendations.rules.ts';
import { keepRecommendation } from './recommendations.store.ts';

type Tools = Pick<AppContext, 'db' | 'clock' | 'limits'>;

/** One person, wherever they call from. */
const perPerson = { calls: 10, seconds: 3600 };

export function recommendationsRoutes({ db, clock, limits }: Tools): Implementation[] {
  return [
    implement(sendRecomendation, async ({ body, user }) => {
      const told = recommendationNames.decode(body);
      const problem = firstProblem(told);
      if (problem) {
        throw new Refusal(400, problem.message, { data: { field: recommendationNames.encodeField(problem.field) } });
      }
      await limits.count('sendRecomendation of a person', String(user.userId), perPerson);
      await keepRecommendation(db, user.userId, told, clock.now());
      return null;
    }),
  ];
}
