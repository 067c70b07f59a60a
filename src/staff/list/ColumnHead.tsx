import { Icon } from '#web/ui/Icon.tsx';
import { listMessages as text } from './list.messages.ts';
import type { Column } from './use-columns.ts';

type Props = {
  column: Column;
  isSortable: boolean;
  isNumeric: boolean;
  /** From which width on it stands there. */
  look: string;
  sort: string;
  onSort: (sort: string) => void;
};

export function ColumnHead({ column: { name, label }, isSortable, isNumeric, look, sort, onSort }: Props) {
  const isUp = sort === name;
  const isDown = sort === `-${name}`;
  return (
    <th
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
      className={`small-head px-3 py-1 ${isNumeric ? 'text-right' : 'text-left'} ${look}`}
    >
      {isSortable ? (
        <button
          type="button"
          onClick={() => onSort(isUp ? `-${name}` : name)}
          className="inline-flex min-h-9 items-center gap-1 tracking-[inherit] uppercase hover:text-ink pointer-coarse:min-h-11"
          title={`${text.sortBy(label)}, ${isUp ? text.down : text.up}`}
        >
          {label}
          {(isUp || isDown) && <Icon name="chevron-down" size={14} className={isUp ? 'rotate-180' : ''} />}
        </button>
      ) : (
        <span className="inline-flex min-h-9 items-center">{label}</span>
      )}
    </th>
  );
}
