import type { Store } from '#web/shell/store.ts';
import type { Brief } from '../../news.decode.ts';

/** What a list shows, and whether more can be had. */
export type ListView = { items: Brief[]; state: 'more' | 'loading' | 'end' };
export type ListStore = Store<ListView>;
export type ListLoader = { loadMore(): void; stop(): void };

/** With what was found put in front or behind; what is there already stays where it is. */
export function withFound({ items }: ListView, found: Brief[], place: 'before' | 'after'): Brief[] {
  const known = new Set(items.map(({ newsId }) => newsId));
  const fresh = found.filter(({ newsId }) => !known.has(newsId));
  return place === 'before' ? [...fresh, ...items] : [...items, ...fresh];
}
