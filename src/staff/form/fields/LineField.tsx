import { useId } from 'react';
import type { ControlProps } from '../control-props.ts';
import { longestText } from '../field-values.ts';
import { FieldShell, shellIds } from './FieldShell.tsx';

const types: Partial<Record<string, string>> = { date: 'date', address: 'url' };

/** One line: a title, a name, an address, a date. */
export function LineField({ field, bound, error }: ControlProps) {
  const id = useId();
  const { widget, help } = field.info;
  const max = widget === 'text' ? longestText(field.schema) : null;
  const { onChange, ...rest } = bound;
  const value = String(bound.value ?? '');
  // A day that is taken away is none.
  const nothing = field.schema.safeParse(null).success ? null : '';
  return (
    <FieldShell id={id} field={field} error={error} used={max ? value.length : undefined} max={max}>
      <input
        {...rest}
        id={id}
        type={types[widget] ?? 'text'}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value || nothing)}
        aria-invalid={error ? true : undefined}
        aria-describedby={shellIds(id, { error, help })}
        className="field desk-field"
      />
    </FieldShell>
  );
}
