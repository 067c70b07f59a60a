import { useId } from 'react';
import { useMe } from '../../session/use-me.ts';
import type { ControlProps } from '../control-props.ts';
import { formMessages as text } from '../form.messages.ts';
import { instantOfWall, wallOfInstant } from '../wall-time.ts';
import { FieldShell, shellIds } from './FieldShell.tsx';

/** A moment as the station's clock shows it, whatever the writer's own; the zone stands beside it. */
export function InstantField({ field, bound, error }: ControlProps) {
  const id = useId();
  const { zone } = useMe();
  const { value, onChange, ...rest } = bound;
  return (
    <FieldShell id={id} field={field} error={error}>
      <input
        {...rest}
        id={id}
        type="datetime-local"
        value={wallOfInstant(value, zone)}
        onChange={({ currentTarget }) => onChange(instantOfWall(currentTarget.value, zone))}
        aria-invalid={error ? true : undefined}
        aria-describedby={[`${id}-zone`, shellIds(id, { error, help: field.info.help })].filter(Boolean).join(' ')}
        className="field desk-field"
      />
      <p id={`${id}-zone`} className="text-12 text-ink-3">
        {text.zone(zone)}
      </p>
    </FieldShell>
  );
}
