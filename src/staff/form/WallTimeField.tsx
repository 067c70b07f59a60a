import { useId } from 'react';
import { useMe } from '#staff/session/use-me.ts';
import { FieldNotes } from '#web/ui/FieldFrame.tsx';
import { formMessages } from './form.messages.ts';

type Props = { label: string; value: string; onChange: (wall: string) => void; error: string; autoFocus?: boolean };

/** A day and an hour of the station's clock, with its zone beside it: what a dialog asks before something is planned. */
export function WallTimeField({ label, value, onChange, error, autoFocus = false }: Props) {
  const { zone } = useMe();
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="datetime-local"
        data-autofocus={autoFocus || undefined}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-zone`}
        className="field desk-field"
      />
      <p id={`${id}-zone`} className="text-12 text-ink-3">
        {formMessages.zone(zone)}
      </p>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
