import { useId } from 'react';
import type { ControlProps } from '../control-props.ts';
import { longestText } from '../field-values.ts';
import { FieldShell, shellIds } from './FieldShell.tsx';

/** Several lines; the field grows with what is written in it. */
export function LinesField({ field, bound, error }: ControlProps) {
  const id = useId();
  const max = longestText(field.schema);
  const value = String(bound.value ?? '');
  return (
    <FieldShell id={id} field={field} error={error} used={value.length} max={max}>
      <textarea
        {...bound}
        id={id}
        value={value}
        rows={field.info.widget === 'rich-text' ? 16 : 4}
        aria-invalid={error ? true : undefined}
        aria-describedby={shellIds(id, { error, help: field.info.help })}
        className="field desk-field field-sizing-content max-h-[70dvh]"
      />
    </FieldShell>
  );
}
