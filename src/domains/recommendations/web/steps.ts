import {
  firstProblem,
  problemOf,
  type RecommendationField,
  type RecommendationProblem,
  recommendationFields,
} from '../recommendations.rules.ts';
import { lastStep, nothingTold, type Told } from './draft.ts';

export type Steps = Told & {
  /** The field that is asked for now. Those before `confirmed` are done, those after it are locked. */
  current: number;
  problem: RecommendationProblem | null;
};

export const firstSteps: Steps = stepsOf(nothingTold);

/** Where a draft goes on: after the last field that was confirmed. */
export function stepsOf(draft: Told): Steps {
  return { ...draft, current: draft.confirmed, problem: null };
}

export function written(steps: Steps, field: RecommendationField, text: string): Steps {
  const problem = steps.problem?.field === field ? null : steps.problem;
  return { ...steps, told: { ...steps.told, [field]: text }, problem };
}

/** Checks the field that is asked for; a good one unlocks the next, or leads back to where a change began. */
export function confirmed(steps: Steps): Steps {
  const field = recommendationFields[steps.current] ?? 'message';
  const text = steps.told[field].trim();
  const told = { ...steps.told, [field]: text };
  const problem = problemOf(field, text);
  if (problem) return { ...steps, told, problem };
  const done = Math.min(Math.max(steps.confirmed, steps.current + 1), lastStep);
  return { told, confirmed: done, current: done, problem: null };
}

/** Somebody wants to change what they confirmed. */
export function reopened(steps: Steps, field: RecommendationField): Steps {
  return { ...steps, current: recommendationFields.indexOf(field), problem: null };
}

/** All fields once more, before they are sent: what is wrong is asked for again. */
export function checked(steps: Steps): Steps {
  const problem = firstProblem(steps.told);
  return problem ? { ...reopened(steps, problem.field), problem } : { ...steps, problem: null };
}
