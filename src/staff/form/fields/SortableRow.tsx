import { useSortable } from '@dnd-kit/sortable';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { StaffField } from '../../resource/field-list.ts';
import type { NestedField } from '../control-props.ts';
import { formMessages as text } from '../form.messages.ts';

type Props = {
  id: string;
  number: number;
  fields: StaffField[];
  path: string;
  onRemove: () => void;
  Nested: NestedField;
};

export function SortableRow({ id, number, fields, path, onRemove, Nested }: Props) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition } = useSortable({ id });
  const move = transform ? `translate3d(0, ${transform.y}px, 0)` : undefined;
  return (
    <div
      ref={setNodeRef}
      style={{ transform: move, transition }}
      className="flex items-start gap-2 rounded-card border border-rule bg-card p-3"
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={text.moveRow(number)}
        className="mt-6 grid size-9 cursor-grab touch-none place-items-center rounded-small text-ink-3 hover:text-ink"
      >
        <Icon name="drag" size={17} />
      </button>
      <div className="grid min-w-0 flex-1 gap-3 sm:grid-flow-col sm:auto-cols-fr">
        {fields.map((field) => (
          <Nested key={field.name} field={field} path={`${path}.${field.name}`} />
        ))}
      </div>
      <IconButton icon="close" label={text.removeRow(number)} onClick={onRemove} iconSize={17} className="mt-5" />
    </div>
  );
}
