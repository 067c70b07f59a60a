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
  const { label, help, unit } = field.info;
  const { required } = useUiMessages();
  const isOver = max && used !== undefined && used > max;
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
          {unit && <span className="font-normal text-ink-3"> ({unit})</span>}
          {isRequired(field) && (
            <>
              <span aria-hidden="true" className="text-accent">
                {' *'}
              </span>
              <span className="visually-hidden">, {required}</span>
            </>
          )}
        </label>
        {max && used !== undefined && (
          <span className={`text-12 tabular-nums ${isOver ? 'font-semibold text-accent' : 'text-ink-3'}`}>
            <span aria-hidden="true">{text.of(used, max)}</span>
            <span className="visually-hidden">{text.left(max - used)}</span>
          </span>
        )}
        {side}
      </div>
      {children}
      <FieldNotes id={id} error={error} hint={help} />
    </div>
  );
}

export function shellIds(id: string, { error, help }: { error: string | undefined; help: string | undefined }) {
  return frameIds(id, { error, hint: help });
}
