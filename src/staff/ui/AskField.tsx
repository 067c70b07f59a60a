import { useId } from 'react';
import { FieldNotes, frameIds } from '#web/ui/FieldFrame.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
  hint?: string;
  error?: string;
  focusFirst?: boolean;
  maxLength?: number;
};

/** A field of a dialog over a form: Enter is for the dialog and never saves the form behind it. */
export function AskField({ label, value, onChange, onEnter, hint, error, focusFirst, maxLength = 500 }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        data-autofocus={focusFirst || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={frameIds(id, { error, hint })}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
        className="field desk-field"
      />
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}
