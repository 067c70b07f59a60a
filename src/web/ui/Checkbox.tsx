import { type ReactNode, useId } from 'react';
import { FieldNotes, frameIds } from './FieldFrame.tsx';

type Props = {
  label: ReactNode;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
};

export function Checkbox({ label, checked, onChange, error, hint, ...rest }: Props) {
  const id = useId();
  return (
    <div className="grid content-start gap-1">
      <label className="flex min-h-11 items-center gap-3 text-16 has-disabled:opacity-60">
        <input
          {...rest}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={frameIds(id, { error, hint })}
          className="checkbox"
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}
