import type { ComponentProps } from 'react';
import { Field } from '#web/ui/Field.tsx';
import { contactMessages as text } from '../../contact.messages.ts';
import { type ContactField, longest } from '../../contact.rules.ts';
import { masks } from './masks.ts';
import type { Contact } from './use-contact.ts';

type TextField = Exclude<ContactField, 'categoryId'>;
type Props = { field: TextField; contact: Contact };

const details: Record<TextField, Partial<ComponentProps<typeof Field>>> = {
  name: { autoComplete: 'name', maxLength: longest.name },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: longest.email },
  phone: {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel-national',
    placeholder: text.phoneExample,
    hint: text.phoneHint,
  },
  city: { autoComplete: 'address-level2', maxLength: longest.city },
  region: { autoComplete: 'address-level1', hint: text.regionHint },
  text: { multiline: true, rows: 7, maxLength: longest.text },
};

export function ContactInput({ field, contact: { form, errorOf } }: Props) {
  const hint = field === 'text' ? { hint: text.left(longest.text - form.values.text.length) } : {};
  return (
    <Field
      {...details[field]}
      {...hint}
      required
      name={field}
      label={text.labels[field]}
      mask={masks[field]}
      value={form.values[field]}
      error={errorOf(field)}
      onChange={(value) => form.change(field, value)}
    />
  );
}
