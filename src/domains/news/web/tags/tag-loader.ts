import { CallError } from '#contract/client.ts';
import { realClock } from '#kit/clock.ts';
import { api, lastingApi } from '#web/api.ts';
import { visit } from '#web/profile/visit.ts';
import { createScrollLoading } from '#web/scroll/scroll-loading.ts';
import { briefOf } from '../../news.decode.ts';
import { tagHit } from '../../tracking.contract.ts';
import { type ListLoader, type ListStore, type ListView, withFound } from '../list/list-view.ts';
import { loadTagNews } from './load-tag-news.ts';
import { moreCount, tagReach } from './tag-sizes.ts';

type Options = {
  store: ListStore;
  tag: string;
  offset: number;
  /** How far below the window the list ends. */
  distanceToEnd(): number;
};

/** More of a theme come by themselves when the end comes near, or when they are asked for. It comes after the page. */
export function startTagLoader({ store, tag, offset, distanceToEnd }: Options): ListLoader {
  const change = (part: Partial<ListView>) => store.set({ ...store.get(), ...part });

  async function loadMore(): Promise<void> {
    const { items, state } = store.get();
    if (state !== 'more') return;
    change({ state: 'loading' });
    try {
      const { news, hasMore } = await loadTagNews(api, tag, offset + items.length, moreCount);
      const found = news.map((item) => briefOf(item));
      change({ items: withFound(store.get(), found, 'after'), state: hasMore ? 'more' : 'end' });
    } catch (error) {
      const isEnd = error instanceof CallError && error.status === 404;
      if (!isEnd) console.warn('the news of the theme did not load', error);
      change({ state: isEnd ? 'end' : 'more' });
    }
  }

  const scrolling = createScrollLoading({ clock: realClock, ...tagReach, distanceToEnd, run: () => void loadMore() });
  addEventListener('scroll', scrolling.look, { passive: true });
  return {
    loadMore: () => void loadMore(),
    stop() {
      scrolling.stop();
      removeEventListener('scroll', scrolling.look);
    },
  };
}

export function countTag(tag: string): void {
  visit
    .withVisitToken((headers) => lastingApi.call(tagHit, { headers, body: { tag } }))
    .catch((error) => console.warn('the opened theme was not counted', error));
}
