import { useId } from 'react';
import type { ControlProps } from '../control-props.ts';
import { FieldShell, shellIds } from './FieldShell.tsx';

/** Chosen by eye or written as #rrggbb. */
export function ColourField({ field, bound, error }: ControlProps) {
  const id = useId();
  const { value, onChange, ...rest } = bound;
  const colour = String(value ?? '');
  return (
    <FieldShell id={id} field={field} error={error}>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={field.info.label}
          value={/^#[\da-f]{6}$/i.test(colour) ? colour : '#c8102e'}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className="h-11 w-14 rounded-card border border-edge bg-field p-1"
        />
        <input
          {...rest}
          id={id}
          value={colour}
          onChange={onChange}
          aria-invalid={error ? true : undefined}
          aria-describedby={shellIds(id, { error, help: field.info.help })}
          className="field desk-field max-w-40"
        />
      </div>
    </FieldShell>
  );
}
