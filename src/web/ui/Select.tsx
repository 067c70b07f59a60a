import { useId } from 'react';
import { FieldFrame, fieldLook, frameIds } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';

type Props = {
  label: string;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen (value ''). */
  placeholder?: string;
  error?: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
};

export function Select({ label, value, onChange, options, placeholder, error, hint, ...rest }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={rest.required}>
      <span className="relative block">
        <select
          {...rest}
          id={id}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={frameIds(id, { error, hint })}
          className={fieldLook('h-12 appearance-none pr-11')}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          size={18}
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2"
        />
      </span>
    </FieldFrame>
  );
}
