import { createStore } from './store.ts';

/** What the news list shows: its filter, and how many items were asked for. */
export type NewsFilter = { filter: string; count: number };

const initial: NewsFilter = { filter: '', count: 12 };
const store = createStore(initial);

/** Lives as long as the visit, so that going back from an article finds the list as it was. */
export const newsFilter = {
  get: store.get,
  subscribe: store.subscribe,
  change(part: Partial<NewsFilter>): void {
    store.set({ ...store.get(), ...part });
  },
  /** A category was chosen: the list begins anew. */
  reset(): void {
    store.set(initial);
  },
};
