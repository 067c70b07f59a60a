import { useState } from 'react';
import { fetchForPress } from '#web/parts/parts.ts';
import { Button } from '#web/ui/Button.tsx';
import { journalistAddress } from '../../news.addresses.ts';
import type { Brief } from '../../news.decode.ts';
import { journalistMessages as text } from '../../news.journalists.messages.ts';
import { listMessages } from '../../news.list.messages.ts';
import { NewsGrid } from '../blocks/NewsGrid.tsx';
import { useSeenNews } from '../blocks/use-seen-news.ts';

type Props = { id: number; slug: string; name: string; first: Brief[]; page: number; offset: number };

export function JournalistNews({ id, slug, name, first, page, offset }: Props) {
  const [items, setItems] = useState(first);
  const [state, setState] = useState<'more' | 'loading' | 'end'>('more');
  const root = useSeenNews<HTMLElement>();

  async function loadMore(): Promise<void> {
    setState('loading');
    const part = await fetchForPress(() => import('./more-articles.ts'));
    const more = await part?.moreArticles(id, offset + items.length);
    setItems([...items, ...(more ?? [])]);
    setState(more?.length === 0 ? 'end' : 'more');
  }

  return (
    <section ref={root} aria-labelledby="articoli" className="grid gap-8">
      <h2 id="articoli" className="border-t-2 border-ink pt-3 text-25">
        {text.articles(name)}
      </h2>
      {items.length === 0 ? (
        <p lang={text.empty.lang} className="font-serif text-25">
          {text.empty.text}
        </p>
      ) : (
        <>
          <NewsGrid items={items} level={3} />
          <form
            action={journalistAddress(slug)}
            className="grid justify-items-center border-t border-rule pt-8"
            onSubmit={(event) => {
              event.preventDefault();
              void loadMore();
            }}
          >
            <Button type="submit" variant="line" name="pagina" value={page + 1} disabled={state !== 'more'}>
              {{ more: listMessages.more, loading: listMessages.loading, end: listMessages.noMore }[state]}
            </Button>
          </form>
        </>
      )}
    </section>
  );
}
