import { realClock } from '#kit/clock.ts';
import { api } from '#web/api.ts';
import { newsFilter } from '#web/shell/news-filter.ts';
import { checkForNewCategoryNews, checkForNewNews } from '../../news.contract.ts';
import { type Brief, briefOf } from '../../news.decode.ts';
import { type ListLoader, type ListStore, withFound } from './list-view.ts';
import { loadNews, pageSize } from './load-list.ts';
import { createNewerCheck } from './newer-check.ts';

const badgeMs = 10_000;

type Options = { store: ListStore; category: string; offset: number };

/** What makes a printed list a living one: more of it on demand, newer items by themselves. It comes after the page. */
export function startListLoader({ store, category, offset }: Options): ListLoader {
  const change = (part: Partial<ReturnType<ListStore['get']>>) => store.set({ ...store.get(), ...part });

  async function loadMore(): Promise<void> {
    if (store.get().state !== 'more') return;
    change({ state: 'loading' });
    try {
      const { news, hasMore } = await loadNews(api, category, offset + store.get().items.length, pageSize);
      const items = withFound(
        store.get(),
        news.map((item) => briefOf(item, true)),
        'after',
      );
      change({ items, state: hasMore ? 'more' : 'end' });
      if (offset === 0) newsFilter.change({ filter: category, count: items.length });
    } catch (error) {
      console.warn('news did not load', error);
      change({ state: 'more' });
    }
  }

  // Newer items stand on the first page only.
  const stop = offset === 0 ? watchForNewer() : () => undefined;

  function watchForNewer(): () => void {
    const badges = new Set<number>();
    const newer = createNewerCheck({
      clock: realClock,
      isVisible: () => document.visibilityState === 'visible',
      check: () => void showNewer().catch((error) => console.warn('newer news did not load', error)),
    });
    async function showNewer(): Promise<void> {
      const count = await countNewer(category, Math.max(0, ...store.get().items.map(({ newsId }) => newsId)));
      if (count === 0) return;
      const { news } = await loadNews(api, category, 0, Math.min(count, pageSize));
      const marked = news.map((item) => ({ ...briefOf(item, true), isNew: true }));
      change({ items: withFound(store.get(), marked, 'before') });
      badges.add(window.setTimeout(() => change({ items: store.get().items.map(withoutBadge) }), badgeMs));
    }
    const look = () => {
      if (document.visibilityState === 'visible') newer.becameVisible();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      newer.stop();
      for (const badge of badges) window.clearTimeout(badge);
      document.removeEventListener('visibilitychange', look);
    };
  }

  return { loadMore: () => void loadMore(), stop };
}

async function countNewer(category: string, lastId: number): Promise<number> {
  const { hasNew, count } = category
    ? await api.call(checkForNewCategoryNews, { params: { lastId, category } })
    : await api.call(checkForNewNews, { params: { lastId } });
  return hasNew ? count : 0;
}

function withoutBadge({ isNew: _, ...item }: Brief): Brief {
  return item;
}
