import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '#web/ui/Button.tsx';
import { FieldNotes } from '#web/ui/FieldFrame.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { rowFields } from '../../resource/field-list.ts';
import type { ControlProps } from '../control-props.ts';
import { emptyRow } from '../field-values.ts';
import { formMessages as text } from '../form.messages.ts';
import { SortableRow } from './SortableRow.tsx';

/** A list within an item, such as the answers of a poll: its rows are added, removed and moved. */
export function RowsField({ field, path, error, Nested }: ControlProps) {
  const id = useId();
  const { fields: rows, append, remove, move } = useFieldArray({ name: path });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const inner = rowFields(field.schema);
  const keys = rows.map((row) => row.id);
  function drop({ active, over }: DragEndEvent): void {
    if (over && active.id !== over.id) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{field.info.label}</legend>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          {rows.map((row, at) => (
            <SortableRow
              key={row.id}
              id={row.id}
              number={at + 1}
              fields={inner}
              path={`${path}.${at}`}
              onRemove={() => remove(at)}
              Nested={Nested}
            />
          ))}
        </SortableContext>
      </DndContext>
      <div>
        <Button variant="line" size="small" onClick={() => append(emptyRow(inner))}>
          <Icon name="plus" size={16} />
          {text.addRow}
        </Button>
      </div>
      <FieldNotes id={id} error={error} hint={field.info.help} />
    </fieldset>
  );
}
