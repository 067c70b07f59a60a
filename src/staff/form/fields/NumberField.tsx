import { useId } from 'react';
import type { ControlProps } from '../control-props.ts';
import { FieldShell, shellIds } from './FieldShell.tsx';

/** An empty field is no number, and no zero. */
export function NumberField({ field, bound, error }: ControlProps) {
  const id = useId();
  const { value, onChange, ...rest } = bound;
  return (
    <FieldShell id={id} field={field} error={error}>
      <input
        {...rest}
        id={id}
        type="number"
        inputMode="decimal"
        step="any"
        value={value === null || value === undefined ? '' : String(value)}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.valueAsNumber)}
        aria-invalid={error ? true : undefined}
        aria-describedby={shellIds(id, { error, help: field.info.help })}
        className="field desk-field max-w-40"
      />
    </FieldShell>
  );
}
