import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queryString } from '#contract/client.ts';
import type { Resource } from '#contract/resource.ts';
import { toast } from '#web/toasts/toasts.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { removeItems, restoreItems } from '../resource/remove-items.ts';
import type { Item } from '../resource/resource-calls.ts';
import { offerUndo } from '../ui/offer-undo.ts';
import { downloadCsv } from './download-csv.ts';
import { listMessages as text } from './list.messages.ts';
import { type ListAddress, listQuery } from './list-address.ts';
import type { Column } from './use-columns.ts';

type Props = {
  resource: Resource;
  address: ListAddress;
  marked: Item[];
  columns: readonly Column[];
  total: number;
  onDone: () => void;
  more?: (marked: Item[], done: () => void) => ReactNode;
};

const act = 'inline-flex min-h-11 items-center gap-2 px-2 font-medium hover:underline disabled:opacity-50';

/** What can be done with the marked rows; without any, the whole list can be taken along as it is narrowed. */
export function BulkBar({ resource, address, marked, columns, total, onDone, more }: Props) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: [resource.name] });
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    await work();
    setBusy(false);
    onDone();
    await refresh();
  };
  const restore = async (items: Item[]) => {
    const { done } = await restoreItems(resource, items);
    toast('success', text.restored(done.length));
    await refresh();
  };
  const remove = () =>
    run(async () => {
      const { done, failed } = await removeItems(resource, marked);
      if (done.length > 0) {
        offerUndo(text.removed(done.length), text.undo, () => restore(done));
      }
      if (failed.length > 0) toast('error', text.notRemoved(failed.length));
    });

  if (marked.length === 0) {
    if (total === 0) return null;
    const { offset: _, ...query } = listQuery(address, 1);
    return (
      <p>
        <a
          href={`/api/v1/staff/${resource.name}/export${queryString(query)}`}
          download
          className="inline-flex min-h-11 items-center gap-2 text-14 text-ink-2 underline underline-offset-4"
        >
          <Icon name="download" size={17} />
          {text.exportCsv}
        </a>
      </p>
    );
  }
  return (
    <div
      role="toolbar"
      aria-label={text.marked(marked.length)}
      data-theme="night"
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-x-3 rounded-card bg-ground px-4 py-1 text-ink shadow-lift"
    >
      <p role="status" className="mr-auto font-semibold">
        {text.marked(marked.length)}
      </p>
      {more?.(marked, () => void refresh().then(onDone))}
      <button type="button" className={act} onClick={() => downloadCsv(resource, columns, marked)}>
        {text.exportCsv}
      </button>
      {address.deleted ? (
        <button type="button" className={act} disabled={isBusy} onClick={() => void run(() => restore(marked))}>
          {text.restore}
        </button>
      ) : (
        <button type="button" className={act} disabled={isBusy} onClick={() => void remove()}>
          {text.remove}
        </button>
      )}
      <button type="button" className={act} onClick={onDone} aria-label={text.cancel}>
        <kbd className="desk-key">Esc</kbd>
      </button>
    </div>
  );
}
