import { Button } from '#web/ui/Button.tsx';
import { LoadFailure } from '../frame/LoadFailure.tsx';
import { Loading } from '../frame/Loading.tsx';
import { MediaTile } from './MediaTile.tsx';
import { mediaMessages as text } from './media.messages.ts';
import type { MediaRow } from './media-item.ts';
import { usePictures } from './use-pictures.ts';

type Props = { search: string; onChoose: (row: MediaRow) => void };

export function PictureGrid({ search, onChoose }: Props) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePictures(search);
  if (!data) return error ? <LoadFailure error={error} onAgain={() => void refetch()} /> : <Loading />;
  const total = data.pages[0]?.total ?? 0;
  // A picture that came in meanwhile moves the others on: one may stand on two pages.
  const rows = [...new Map(data.pages.flatMap(({ items }) => items).map((row) => [row.id, row])).values()];
  return (
    <>
      <p role="status" className="text-12 text-ink-3">
        {total > 0 ? text.total(total) : search ? text.nothingFound : text.none}
      </p>
      <ul
        aria-label={text.found}
        className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-3 lg:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]"
      >
        {rows.map((row) => (
          <li key={row.id} className="min-w-0">
            <button
              type="button"
              onClick={() => onChoose(row)}
              className="block w-full overflow-hidden rounded-card border border-rule bg-card hover:border-ink"
            >
              <MediaTile row={row} />
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="justify-self-center">
          <Button variant="line" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text.more}
          </Button>
        </div>
      )}
    </>
  );
}
