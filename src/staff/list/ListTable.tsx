import {
  type ColumnDef,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Resource } from '#contract/resource.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { infoOf } from '../resource/field-list.ts';
import { type Item, titleOf } from '../resource/resource-calls.ts';
import { Cell } from './Cell.tsx';
import { ColumnHead } from './ColumnHead.tsx';
import { listMessages as text } from './list.messages.ts';
import type { ListAddress } from './list-address.ts';
import { type Column, shownFrom } from './use-columns.ts';
import type { ChangeAddress } from './use-list-address.ts';

type Props = {
  resource: Resource;
  items: readonly Item[];
  columns: readonly Column[];
  address: ListAddress;
  onChange: ChangeAddress;
  marked: ReadonlyMap<number, Item>;
  onToggle: (item: Item) => void;
  onMark: (all: boolean) => void;
  isWaiting: boolean;
  isStale: boolean;
};

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });
const numeric = new Set(['number']);

/** The table itself: the server has sorted and paged, so the engine only keeps rows, columns and marks together. */
export function ListTable({ resource, items, columns, address, onChange, marked, ...props }: Props) {
  const definitions = useMemo<ColumnDef<typeof features, Item>[]>(
    () => columns.map(({ name, label }) => ({ id: name, accessorFn: (item) => item[name], header: label })),
    [columns],
  );
  const data = useMemo(() => [...items], [items]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ id }) => String(id),
    state: { rowSelection: Object.fromEntries([...marked.keys()].map((id) => [String(id), true])) },
  });
  const rows = table.getRowModel().rows;
  const areAllMarked = rows.length > 0 && rows.every((row) => row.getIsSelected());
  const isNumeric = (name: string) => numeric.has(infoOf(resource, name)?.widget ?? '');

  return (
    <div
      className="relative overflow-x-auto rounded-card border border-rule bg-card"
      aria-busy={props.isWaiting || props.isStale}
    >
      <table className={`w-full border-collapse ${props.isStale ? 'opacity-60' : ''}`}>
        <caption className="visually-hidden">{resource.texts.many}</caption>
        <thead>
          <tr className="border-b border-rule">
            <th scope="col" className="w-10 py-1 pl-3 text-left">
              <input
                type="checkbox"
                className="checkbox size-5!"
                aria-label={text.markAll}
                checked={areAllMarked}
                onChange={() => props.onMark(!areAllMarked)}
              />
            </th>
            {columns.map((column, at) => (
              <ColumnHead
                key={column.name}
                column={column}
                isSortable={resource.sorts.includes(column.name)}
                isNumeric={isNumeric(column.name)}
                sort={address.sort}
                onSort={(sort) => onChange({ sort })}
                look={shownFrom(at, column.name === resource.title)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {props.isWaiting &&
            waitingRows.map((row) => (
              <tr key={row}>
                <td colSpan={columns.length + 1} className="px-3 py-3">
                  <Skeleton className="h-6 w-full" />
                </td>
              </tr>
            ))}
          {rows.map((row) => (
            <tr
              key={row.id}
              data-row
              className="border-b border-rule/60 last:border-0 focus-within:bg-marked data-marked:bg-marked"
              data-marked={row.getIsSelected() || undefined}
            >
              <td className="py-2 pl-3">
                <input
                  type="checkbox"
                  className="checkbox size-5!"
                  aria-label={text.mark(titleOf(resource, row.original))}
                  checked={row.getIsSelected()}
                  onChange={() => props.onToggle(row.original)}
                />
              </td>
              {columns.map(({ name }, at) => (
                <td
                  key={name}
                  className={`px-3 py-2 align-middle ${isNumeric(name) ? 'text-right tabular-nums' : ''} ${name === resource.title ? 'min-w-44' : ''} ${shownFrom(at, name === resource.title)}`}
                >
                  <Cell resource={resource} item={row.original} name={name} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const waitingRows = ['a', 'b', 'c', 'd', 'e', 'f'];
