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
  phone: {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel-national',
    mask: areaPhoneMask,
    placeholder: text.examples.phone,
  },
  position: { autoComplete: 'organization-title', placeholder: text.examples.position },
  aboutYou: { multiline: true, rows: 8 },
};

export function ApplicationInput({ field, value, ...rest }: Props) {
  const hint = field === 'aboutYou' ? text.aboutHint(value.trim().length, limits.aboutYou.max) : undefined;
  const isWide = field === 'aboutYou' || field === 'position';
  return (
    <div className={isWide ? 'sm:col-span-2' : ''}>
      <Field {...rest} {...details[field]} name={field} label={text.labels[field]} value={value} hint={hint} required />
    </div>
  );
}
