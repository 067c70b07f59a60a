import { Field } from '#web/ui/Field.tsx';

type Props = { label: string; value: string; onChange: (value: string) => void; error?: string };

/** Six digits out of a mail: phones offer them by themselves, and spaces that were copied along fall off. */
export function CodeField({ onChange, ...rest }: Props) {
  return (
    <Field
      {...rest}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      onChange={(value) => onChange(value.replace(/\s/g, ''))}
      focusFirst
    />
  );
}
