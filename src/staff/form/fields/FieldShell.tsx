import type { ReactNode } from 'react';
import { FieldNotes, frameIds } from '#web/ui/FieldFrame.tsx';
import { useUiMessages } from '#web/ui/surface.ts';
import type { StaffField } from '../../resource/field-list.ts';
import { isRequired } from '../field-values.ts';
import { formMessages as text } from '../form.messages.ts';

type Props = {
  id: string;
  field: StaffField;
  error: string | undefined;
  /** How much of a limited text is used. */
  used?: number;
  max?: number | null;
  side?: ReactNode;
  children: ReactNode;
};

/** Label and counter above, help and fault below. */
export function FieldShell({ id, field, error, used, max, side, children }: Props) {
  const { label, help, unit, advised } = field.info;
  // What is advised counts until the text is longer than it can be at all.
  const limit = advised && max && (used ?? 0) <= max ? advised : max;
  const isOver = limit && used !== undefined && used > limit;
  const overLook = limit === max ? 'font-semibold text-accent' : 'font-semibold text-advice';
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
          {unit && <span className="font-normal text-ink-3"> ({unit})</span>}
          <RequiredMark field={field} />
        </label>
        {limit && used !== undefined && (
          <span className={`text-12 tabular-nums ${isOver ? overLook : 'text-ink-3'}`}>
            <span aria-hidden="true">{text.of(used, limit)}</span>
            <span className="visually-hidden">
              {limit === max ? text.left(max - used) : text.advised(limit - used)}
            </span>
          </span>
        )}
        {side}
      </div>
      {children}
      <FieldNotes id={id} error={error} hint={help} />
    </div>
  );
}

/** Behind the label of what cannot stay empty. */
export function RequiredMark({ field }: { field: StaffField }) {
  const { required } = useUiMessages();
  if (!isRequired(field)) return null;
  return (
    <>
      <span aria-hidden="true" className="text-accent">
        {' *'}
      </span>
      <span className="visually-hidden">, {required}</span>
    </>
  );
}

export function shellIds(id: string, { error, help }: { error: string | undefined; help: string | undefined }) {
  return frameIds(id, { error, hint: help });
}
