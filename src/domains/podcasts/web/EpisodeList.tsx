import { useRef } from 'react';
import { api } from '#web/api.ts';
import { useMore } from '#web/query/use-more.ts';
import { useScrollLoading } from '#web/scroll/use-scroll-loading.ts';
import { Button } from '#web/ui/Button.tsx';
import { SectionHead } from '#web/ui/SectionHead.tsx';
import { type Episode, getPodcastEpisodes, type PodcastShow } from '../podcasts.contract.ts';
import { showMessages as text } from '../podcasts.messages.ts';
import { episodesPerLoad, episodesReach, showPath } from '../podcasts.rules.ts';
import { EpisodeRow } from './EpisodeRow.tsx';

type Props = { show: PodcastShow; first: Episode[]; page: number };

/** Newest first, twenty at a time: the next ones come by themselves, or are asked for; without scripts they are a page. */
export function EpisodeList({ show, first, page }: Props) {
  const begin = (page - 1) * episodesPerLoad;
  const { items, state, loadMore } = useMore(pageOf(first, begin, show), async (offset, signal) => {
    const params = { show: show.slug, offset, count: episodesPerLoad };
    return pageOf(await api.call(getPodcastEpisodes, { params, signal }), offset, show);
  });
  const end = useRef<HTMLDivElement>(null);
  useScrollLoading(end, episodesReach, () => {
    if (state === 'ready') void loadMore();
  });
  return (
    <section aria-labelledby="episodi" className="grid content-start gap-2">
      <SectionHead id="episodi" title={text.episodes} />
      <p role="status" className="text-14 text-ink-2 empty:hidden">
        {items.length > 0 && text.count(items.length, Math.max(show.episodes, items.length))}
      </p>
      {items.length === 0 && <p className="py-6 text-20 text-ink-2">{text.noEpisodes}</p>}
      <ol className="grid">
        {items.map((episode) => (
          <li key={episode.podcastId} id={episode.slug} className="border-b border-rule py-6">
            <EpisodeRow show={show} episode={episode} />
          </li>
        ))}
      </ol>
      <div ref={end} className="grid justify-items-center gap-3 pt-6">
        {state === 'failed' && <p className="text-14 text-accent">{text.failed}</p>}
        {state === 'ended' ? (
          items.length > 0 && <p className="text-14 text-ink-2">{text.end}</p>
        ) : (
          <form
            action={showPath(show.slug)}
            onSubmit={(event) => {
              event.preventDefault();
              void loadMore();
            }}
          >
            <Button type="submit" variant="line" name="pagina" value={page + 1} disabled={state === 'loading'}>
              {state === 'loading' ? text.loading : text.more}
            </Button>
          </form>
        )}
      </div>
    </section>
  );
}

/** The show knows how many it has; one that was taken back meanwhile ends the list too. */
function pageOf(items: Episode[], offset: number, { episodes }: PodcastShow) {
  const next = offset + items.length;
  return { items, next: items.length === 0 || next >= episodes ? null : next };
}
