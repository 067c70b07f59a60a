import { useId } from 'react';
import type { ControlProps } from '../control-props.ts';
import { isRequired } from '../field-values.ts';
import { formMessages as text } from '../form.messages.ts';
import { FieldShell, shellIds } from './FieldShell.tsx';

export function ChoiceField({ field, bound, error }: ControlProps) {
  const id = useId();
  const { value, onChange, ...rest } = bound;
  const { choices = {}, help } = field.info;
  // A choice among numbers is written as a number.
  const write = (chosen: string) => {
    if (chosen === '') return onChange(field.schema.safeParse(null).success ? null : '');
    onChange(field.schema.safeParse(chosen).success ? chosen : Number(chosen));
  };
  return (
    <FieldShell id={id} field={field} error={error}>
      <select
        {...rest}
        id={id}
        value={value === null || value === undefined ? '' : String(value)}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={shellIds(id, { error, help })}
        className="field desk-field"
      >
        {(!isRequired(field) || !value) && <option value="">{text.choose}</option>}
        {Object.entries(choices).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </FieldShell>
  );
}
