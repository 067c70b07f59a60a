import { Button } from '#web/ui/Button.tsx';
import { LoadFailure } from '../frame/LoadFailure.tsx';
import { Loading } from '../frame/Loading.tsx';
import { MediaTile } from './MediaTile.tsx';
import type { GridTexts } from './media.messages.ts';
import type { MediaRow } from './media-item.ts';
import { type MediaQuery, useMedia } from './use-media.ts';

type Props = {
  query: MediaQuery;
  texts: GridTexts;
  onChoose: (row: MediaRow) => void;
  /** The file that stands open beside the grid. */
  openId?: number;
};

export function MediaGrid({ query, texts, onChoose, openId }: Props) {
  const { rows, total = 0, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMedia(query);
  if (!rows) return error ? <LoadFailure error={error} onAgain={() => void refetch()} /> : <Loading />;
  const isNarrowed = Object.entries(query).some(([name, value]) => name !== 'kind' && value);
  return (
    <>
      <p role="status" className="text-12 text-ink-3">
        {total > 0 ? texts.total(total) : isNarrowed ? texts.nothingFound : texts.none}
      </p>
      <ul
        aria-label={texts.found}
        className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-3 lg:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]"
      >
        {rows.map((row) => (
          <li key={row.id} data-row className="min-w-0">
            <button
              type="button"
              data-row-link
              aria-current={row.id === openId || undefined}
              onClick={() => onChoose(row)}
              className="block w-full overflow-hidden rounded-card border border-rule bg-card hover:border-ink aria-[current=true]:border-ink aria-[current=true]:ring-2 aria-[current=true]:ring-ink"
            >
              <MediaTile row={row} />
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="justify-self-center">
          <Button variant="line" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}
