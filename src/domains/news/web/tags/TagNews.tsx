import { useEffect, useRef, useState } from 'react';
import { keepFetching } from '#web/parts/parts.ts';
import { createStore, useStore } from '#web/shell/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { tagAddress } from '../../news.addresses.ts';
import type { Brief } from '../../news.decode.ts';
import { listMessages } from '../../news.list.messages.ts';
import { tagMessages as text } from '../../news.tags.messages.ts';
import { NewsGrid } from '../blocks/NewsGrid.tsx';
import { useSeenNews } from '../blocks/use-seen-news.ts';
import type { ListLoader, ListView } from '../list/list-view.ts';

type Props = { tag: string; items: Brief[]; page: number; offset: number; hasMore: boolean };

export function TagNews({ tag, items: first, page, offset, hasMore }: Props) {
  const [atFirst] = useState<ListView>(() => ({ items: first, state: hasMore ? 'more' : 'end' }));
  const [store] = useState(() => createStore(atFirst));
  const { items, state } = useStore(store, atFirst);
  const life = useRef<ListLoader>(null);
  const end = useRef<HTMLDivElement>(null);
  const counted = useRef('');
  const root = useSeenNews<HTMLDivElement>();

  useEffect(() => {
    const stopFetching = keepFetching(() => import('./tag-loader.ts'), {
      onHere({ startTagLoader, countTag }) {
        const distanceToEnd = () => (end.current?.getBoundingClientRect().bottom ?? Infinity) - window.innerHeight;
        life.current = startTagLoader({ store, tag, offset, distanceToEnd });
        if (counted.current !== tag) countTag(tag);
        counted.current = tag;
      },
    });
    return () => {
      stopFetching();
      life.current?.stop();
      life.current = null;
    };
  }, [store, tag, offset]);

  return (
    <div ref={root} className="grid gap-10 border-t-2 border-ink pt-8">
      <NewsGrid items={items} />
      <div ref={end} className="grid justify-items-center gap-4 border-t border-rule pt-8">
        {state === 'end' ? (
          <p className="text-14 text-ink-2">{text.end}</p>
        ) : (
          <form
            action={tagAddress(tag)}
            onSubmit={(event) => {
              event.preventDefault();
              life.current?.loadMore();
            }}
          >
            <Button type="submit" variant="line" name="pagina" value={page + 1} disabled={state === 'loading'}>
              {state === 'loading' ? listMessages.loading : listMessages.more}
            </Button>
          </form>
        )}
        <a
          href="/notizie/tags"
          className="inline-flex min-h-11 items-center text-14 font-semibold text-accent underline-offset-4 hover:underline"
        >
          {text.allTags}
        </a>
      </div>
    </div>
  );
}
