import { useNavigation } from 'react-router';
import { api } from '#web/api.ts';
import { useMore } from '#web/query/use-more.ts';
import { settle, toast } from '#web/toasts/toasts.ts';
import { Button } from '#web/ui/Button.tsx';
import type { SongItem } from '../catalogue.decode.ts';
import { nextPageLength, type SongFilter } from '../catalogue.rules.ts';
import { songsMessages as text } from '../songs.messages.ts';
import { SongRow } from './blocks/SongRow.tsx';
import { loadSongs } from './load-songs.ts';
import { NoSongs } from './NoSongs.tsx';
import { SongFacts } from './SongFacts.tsx';

type Props = { filter: SongFilter; first: SongItem[]; total: number };

const about = 'more songs';

export function SongList({ filter, first, total }: Props) {
  const isChanging = useNavigation().location?.pathname === '/canzoni';
  const pageOf = (items: SongItem[], offset: number) => {
    const next = offset + items.length;
    return { items, next: items.length === 0 || next >= total ? null : next };
  };
  const {
    items: songs,
    state,
    loadMore,
  } = useMore(pageOf(first, 0), async (offset, signal) => {
    try {
      const found = pageOf(await loadSongs(api, filter, offset, nextPageLength), offset);
      settle(about);
      return found;
    } catch (error) {
      if (!signal.aborted) toast('error', text.failed, { about });
      throw error;
    }
  });
  if (songs.length === 0) return <NoSongs />;
  return (
    <div className={`grid gap-10 transition-opacity ${isChanging ? 'opacity-50' : ''}`}>
      <p role="status" className="-mb-7 text-14 text-ink-2">
        {text.count(songs.length, Math.max(total, songs.length))}
      </p>
      <ul
        aria-label={text.list}
        aria-busy={isChanging || undefined}
        className="grid gap-x-10 border-t-2 border-ink lg:grid-cols-2"
      >
        {songs.map((song) => (
          <li key={song.id} className="min-w-0 border-b border-rule">
            <SongRow song={song}>
              <SongFacts song={song} />
            </SongRow>
          </li>
        ))}
      </ul>
      <div className="grid justify-items-center">
        {state === 'ended' ? (
          <p lang={text.noMore.lang} className="text-14 text-ink-2">
            {text.noMore.text}
          </p>
        ) : (
          <Button variant="line" disabled={state === 'loading'} onClick={loadMore}>
            {state === 'loading' ? text.loadingMore : text.more}
          </Button>
        )}
      </div>
    </div>
  );
}
