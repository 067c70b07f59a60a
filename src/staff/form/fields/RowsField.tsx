import type { UniqueIdentifier } from '@dnd-kit/core';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '#web/ui/Button.tsx';
import { FieldNotes } from '#web/ui/FieldFrame.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { SortableArea } from '../../drag/SortableArea.tsx';
import { rowFields } from '../../resource/field-list.ts';
import type { ControlProps } from '../control-props.ts';
import { emptyRow } from '../field-values.ts';
import { formMessages as text } from '../form.messages.ts';
import { RequiredMark } from './FieldShell.tsx';
import { SortableRow } from './SortableRow.tsx';

/** A list within an item, such as the answers of a poll: its rows are added, removed and moved. */
export function RowsField({ field, path, error, Nested }: ControlProps) {
  const id = useId();
  const { fields: rows, append, remove, move } = useFieldArray({ name: path });
  const inner = rowFields(field.schema);
  const keys = rows.map((row) => row.id);
  const nameOf = (key: UniqueIdentifier) => text.row(keys.indexOf(String(key)) + 1);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">
        {field.info.label}
        <RequiredMark field={field} />
      </legend>
      <SortableArea ids={keys} nameOf={nameOf} onMove={move}>
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
      </SortableArea>
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
