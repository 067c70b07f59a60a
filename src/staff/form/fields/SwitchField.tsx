import { useId } from 'react';
import { FieldNotes, frameIds } from '#web/ui/FieldFrame.tsx';
import type { ControlProps } from '../control-props.ts';

export function SwitchField({ field: { info }, bound, error }: ControlProps) {
  const id = useId();
  const { value, onChange, ...rest } = bound;
  return (
    <div className="grid gap-1">
      <label className="flex min-h-10 items-center justify-between gap-3 font-semibold pointer-coarse:min-h-11">
        {info.label}
        <input
          {...rest}
          type="checkbox"
          role="switch"
          checked={value === true}
          aria-checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={frameIds(id, { error, hint: info.help })}
          className="desk-switch"
        />
      </label>
      <FieldNotes id={id} error={error} hint={info.help} />
    </div>
  );
}
