import { useSortable } from '@dnd-kit/sortable';
import { Icon } from '#web/ui/Icon.tsx';
import { listMessages as text } from './list.messages.ts';
import type { Column } from './use-columns.ts';

type Props = { column: Column; isShown: boolean; isFixed: boolean; onToggle: () => void };

export function ColumnChoice({ column: { name, label }, isShown, isFixed, onToggle }: Props) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition } = useSortable({
    id: name,
    disabled: !isShown,
  });
  const move = transform ? `translate3d(0, ${transform.y}px, 0)` : undefined;
  return (
    <div ref={setNodeRef} style={{ transform: move, transition }} className="flex items-center gap-2 bg-card">
      <label className="flex min-h-9 flex-1 items-center gap-2.5 pointer-coarse:min-h-11">
        <input type="checkbox" className="checkbox size-5!" checked={isShown} disabled={isFixed} onChange={onToggle} />
        {label}
      </label>
      {isShown && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={text.columnUp(label)}
          className="grid size-9 cursor-grab touch-none place-items-center rounded-small text-ink-3 hover:text-ink"
        >
          <Icon name="drag" size={17} />
        </button>
      )}
    </div>
  );
}
