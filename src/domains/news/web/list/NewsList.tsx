import { Suspense, useEffect, useRef, useState } from 'react';
import { deferred } from '#web/parts/deferred.ts';
import { keepFetching } from '#web/parts/parts.ts';
import { createStore, useStore } from '#web/shell/store.ts';
import { newsListPath } from '../../news.addresses.ts';
import type { Brief } from '../../news.decode.ts';
import { NewsGrid } from '../blocks/NewsGrid.tsx';
import { useSeenNews } from '../blocks/use-seen-news.ts';
import { LoadMore } from './LoadMore.tsx';
import type { ListLoader, ListView } from './list-view.ts';
import { pageSize } from './load-list.ts';

const EmptyList = deferred(() => import('./EmptyList.tsx'), 'EmptyList');

type Props = { category: string; items: Brief[]; page: number; offset: number; hasMore: boolean };

export function NewsList({ category, items: first, page, offset, hasMore }: Props) {
  const [atFirst] = useState<ListView>(() => ({ items: first, state: hasMore ? 'more' : 'end' }));
  const [store] = useState(() => createStore(atFirst));
  const { items, state } = useStore(store, atFirst);
  const life = useRef<ListLoader>(null);
  const root = useSeenNews<HTMLDivElement>();

  useEffect(() => {
    const stopFetching = keepFetching(() => import('./list-loader.ts'), {
      onHere({ startListLoader }) {
        life.current = startListLoader({ store, category, offset });
      },
    });
    return () => {
      stopFetching();
      life.current?.stop();
      life.current = null;
    };
  }, [store, category, offset]);

  if (items.length === 0) {
    return (
      <Suspense>
        <EmptyList category={category} />
      </Suspense>
    );
  }
  return (
    <div ref={root} className="grid gap-10">
      <NewsGrid items={items} withLead={offset === 0} withCategory={!category} />
      <LoadMore
        state={state}
        onMore={() => life.current?.loadMore()}
        action={newsListPath(category)}
        nextPage={page + Math.max(1, Math.ceil(first.length / pageSize))}
      />
    </div>
  );
}
