import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staffApi } from '#staff/api.ts';
import { callsOf } from '#staff/resource/resource-calls.ts';
import { newsResource } from '../../news.resource.ts';
import { dayAtOf, type PlannedStory } from './planned-story.ts';

const count = 100;
const mostPages = 5;

type Page = { items: PlannedStory[]; total: number };
type Stories = { stories: PlannedStory[]; total: number };

/** Everything that has a place between two moments, in its order. */
export function useCalendar(span: { from: string; until: string }) {
  return useQuery({
    queryKey: [newsResource.name, 'list', 'calendar', span],
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<Stories> => {
      const stories: PlannedStory[] = [];
      for (let at = 0; ; at += 1) {
        const query = { ...span, offset: at * count, count } as never;
        const page = (await staffApi.call(callsOf(newsResource).list, { query })) as unknown as Page;
        stories.push(...page.items);
        if (page.items.length === count && at + 1 < mostPages) continue;
        return { stories: stories.toSorted(byTime), total: page.total };
      }
    },
  });
}

function byTime(one: PlannedStory, other: PlannedStory): number {
  return (dayAtOf(one) ?? '').localeCompare(dayAtOf(other) ?? '') || one.id - other.id;
}
