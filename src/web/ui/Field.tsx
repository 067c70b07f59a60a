import { type ChangeEvent, type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, useId } from 'react';
import { FieldFrame, fieldLook, frameIds } from './FieldFrame.tsx';
import { type Mask, maskedValue } from './masked-value.ts';

type Props = {
  label: string;
  name: string;
  value: string;
  /** Gets the text as it stands after the mask. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string;
  hint?: string;
  /** A mask of kit/masks.ts, or a function that chooses one by what was typed (`phoneMask`). */
  mask?: Mask;
  type?: HTMLInputTypeAttribute;
  required?: boolean;
  multiline?: boolean;
  rows?: number;
  maxLength?: number;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'search' | 'url' | 'decimal';
  disabled?: boolean;
  /** In a dialog: where the focus begins. */
  focusFirst?: boolean;
  readOnly?: boolean;
};

/** The label is always visible; an error is tied to the input, so that it is also heard. */
export function Field({
  label,
  error,
  hint,
  mask,
  value,
  onChange,
  onBlur,
  type = 'text',
  multiline,
  rows = 5,
  focusFirst,
  ...rest
}: Props) {
  const id = useId();
  const control = {
    ...rest,
    id,
    value,
    onBlur: onBlur && (() => onBlur()),
    'data-autofocus': focusFirst || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': frameIds(id, { error, hint }),
    className: fieldLook(multiline ? 'py-3 leading-normal' : 'h-12'),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(maskedValue(event.currentTarget, mask)),
  };
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={rest.required}>
      {multiline ? <textarea {...control} rows={rows} /> : <input {...control} type={type} />}
    </FieldFrame>
  );
}
