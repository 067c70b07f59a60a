import { recommendationProblems } from './recommendation.messages.ts';

/** What is told of a song, in the order in which it is asked for. */
export const recommendationFields = ['artistName', 'songName', 'link', 'message'] as const;
export type RecommendationField = (typeof recommendationFields)[number];
export type Recommendation = Record<RecommendationField, string>;
export type RecommendationProblem = { field: RecommendationField; message: string };

const within = (min: number, max: number) => (text: string) => text.length >= min && text.length <= max;

const checks: Record<RecommendationField, (text: string) => boolean> = {
  artistName: within(1, 50),
  songName: within(1, 50),
  link: (text) => text === '' || within(10, 70)(text),
  message: within(5, 500),
};

export const emptyRecommendation = Object.fromEntries(
  recommendationFields.map((field) => [field, '']),
) as Recommendation;

export function trimmed(recommendation: Recommendation): Recommendation {
  return Object.fromEntries(
    recommendationFields.map((field) => [field, recommendation[field].trim()]),
  ) as Recommendation;
}

/** What is wrong with one field, in the words that are shown; surrounding blanks do not count. */
export function problemOf(field: RecommendationField, text: string): RecommendationProblem | null {
  return checks[field](text.trim()) ? null : { field, message: recommendationProblems[field] };
}

/** The first problem of all, or null for what may be sent. */
export function firstProblem(recommendation: Recommendation): RecommendationProblem | null {
  for (const field of recommendationFields) {
    const problem = problemOf(field, recommendation[field]);
    if (problem) return problem;
  }
  return null;
}

export const recommendPath = '/recomende';
