import type { ComponentProps } from 'react';
import { Field } from '#web/ui/Field.tsx';
import { applicationMessages as text } from '../application.messages.ts';
import { type ApplicationField, areaPhoneMask, limits } from '../careers.rules.ts';

type Props = {
  field: ApplicationField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
};

const details: Record<ApplicationField, Partial<ComponentProps<typeof Field>>> = {
  name: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  telefono: {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel-national',
    mask: areaPhoneMask,
    placeholder: text.examples.telefono,
  },
  testoPosizione: { autoComplete: 'organization-title', placeholder: text.examples.testoPosizione },
  aboutYou: { multiline: true, rows: 8 },
};

export function ApplicationInput({ field, value, ...rest }: Props) {
  const hint = field === 'aboutYou' ? text.aboutHint(value.trim().length, limits.aboutYou.max) : undefined;
  const isWide = field === 'aboutYou' || field === 'testoPosizione';
  return (
    <div className={isWide ? 'sm:col-span-2' : ''}>
      <Field {...rest} {...details[field]} name={field} label={text.labels[field]} value={value} hint={hint} required />
    </div>
  );
}
