import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { buttonLook } from '#web/ui/button-look.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { itemPath, type ListScreenProps } from '../desk.ts';
import { LoadFailure } from '../frame/LoadFailure.tsx';
import { useScreenTitle } from '../frame/use-screen-title.ts';
import type { Item } from '../resource/resource-calls.ts';
import { BulkBar } from './BulkBar.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { EmptyList } from './EmptyList.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListTable } from './ListTable.tsx';
import { pageSize } from './list-address.ts';
import { Pager } from './Pager.tsx';
import { SavedViews } from './SavedViews.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useColumns } from './use-columns.ts';
import { useList } from './use-list.ts';
import { useListAddress } from './use-list-address.ts';
import { useListKeys } from './use-list-keys.ts';

type Props = ListScreenProps & {
  /** Beside the button that makes a new item. */
  actions?: ReactNode;
  /** What a desk of its own adds for marked items. */
  bulkActions?: (marked: Item[], done: () => void) => ReactNode;
};

/** The list of any resource, made of its declaration. The server pages, sorts and searches: it is as quick with 100,000 rows. */
export function ResourceList({ resource, actions, bulkActions }: Props) {
  const { texts } = resource;
  const [address, change] = useListAddress(resource);
  const { data, error, isPlaceholderData, isFetching, refetch } = useList(resource, address);
  const [marked, setMarked] = useState<ReadonlyMap<number, Item>>(new Map());
  const columns = useColumns(resource);
  const items = useMemo(() => data?.items ?? [], [data]);
  useScreenTitle(texts.many);

  const toggle = (item: Item) =>
    setMarked((now) => {
      const next = new Map(now);
      if (!next.delete(item.id)) next.set(item.id, item);
      return next;
    });
  const clear = () => setMarked(new Map());
  useListKeys({ items, onToggle: toggle, onEscape: clear });

  return (
    <div className="grid gap-4 pb-20">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-31">{texts.many}</h1>
        <div className="flex flex-wrap gap-2">
          {actions}
          <Link to={itemPath(resource, 'new')} className={buttonLook('primary')}>
            <Icon name="plus" size={17} />
            {texts.create}
          </Link>
        </div>
      </header>
      <SavedViews resource={resource} address={address} total={data?.total} onChange={change} />
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox value={address.search} onSearch={(search) => change({ search }, { replace: true })} />
        <ListFilters resource={resource} address={address} onChange={change} />
        <ColumnChooser columns={columns} />
      </div>
      {error && !data && <LoadFailure error={error} onAgain={() => void refetch()} />}
      {data && data.total === 0 ? (
        <EmptyList resource={resource} address={address} onChange={change} />
      ) : (
        <ListTable
          resource={resource}
          items={items}
          columns={columns.shown}
          address={address}
          onChange={change}
          marked={marked}
          onToggle={toggle}
          onMark={(all) => setMarked(all ? new Map(items.map((item) => [item.id, item])) : new Map())}
          isWaiting={!data}
          isStale={isPlaceholderData && isFetching}
        />
      )}
      {data && (
        <Pager total={data.total} offset={address.offset} count={pageSize} shown={items.length} onChange={change} />
      )}
      <BulkBar
        resource={resource}
        address={address}
        marked={[...marked.values()]}
        columns={columns.shown}
        total={data?.total ?? 0}
        onDone={clear}
        more={bulkActions}
      />
    </div>
  );
}
