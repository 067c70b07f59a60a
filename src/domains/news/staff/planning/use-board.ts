import { useQueries } from '@tanstack/react-query';
import { staffApi } from '#staff/api.ts';
import { callsOf } from '#staff/resource/resource-calls.ts';
import { newsResource, newsStates } from '../../news.resource.ts';
import type { PlannedStory, State } from './planned-story.ts';

export const boardStates = Object.keys(newsStates) as State[];

type Column = { items: PlannedStory[]; total: number };
type Shown = { sort: string; count: number };

/** What comes out next stands first, else what was touched last; of what is out, the latest is enough. */
const shownIn: Record<State, Shown> = {
  idea: { sort: '-changedAt', count: 30 },
  draft: { sort: '-changedAt', count: 30 },
  ready: { sort: '-changedAt', count: 30 },
  scheduled: { sort: 'scheduledAt', count: 30 },
  published: { sort: '-publishedAt', count: 10 },
};

/** One page of the list for each state. */
export function useBoard() {
  return useQueries({
    queries: boardStates.map((state) => ({
      queryKey: [newsResource.name, 'list', 'board', state],
      queryFn: async () => {
        const query = { state, ...shownIn[state] } as never;
        return (await staffApi.call(callsOf(newsResource).list, { query })) as unknown as Column;
      },
    })),
    combine: (answers) => ({
      columns: boardStates.map((state, at) => ({ state, total: answers[at]?.data?.total ?? 0 })),
      stories: eachOnce(answers.flatMap(({ data }) => data?.items ?? [])),
      isRead: answers.every(({ data }) => data !== undefined),
      error: answers.find(({ error, data }) => error && !data)?.error ?? null,
      refetch: () => answers.forEach(({ refetch }) => void refetch()),
    }),
  });
}

/** While the columns are read anew, a story may still stand in the one it came from: the newest says where it is. */
function eachOnce(stories: readonly PlannedStory[]): PlannedStory[] {
  const newest = new Map<number, PlannedStory>();
  for (const story of stories) {
    if (story.version >= (newest.get(story.id)?.version ?? 0)) newest.set(story.id, story);
  }
  return stories.filter((story) => newest.get(story.id) === story);
}
