import type { ComponentProps } from 'react';
import { cnpjAlphanumericMask, phoneMask } from '#kit/masks.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { freeStreamingMessages as text } from '../free-streaming.messages.ts';
import { isOptional, longestText, type RequestField } from '../free-streaming.rules.ts';

type Props = { field: RequestField; value: string; error: string | undefined; onChange: (value: string) => void };
type Details = Partial<ComponentProps<typeof Field>>;

const choices: Partial<Record<RequestField, readonly string[]>> = { band: text.bands, state: text.states };

const details: Record<RequestField, Details> = {
  company: { autoComplete: 'organization', focusFirst: true },
  tradeName: {},
  // One mask for both forms: digits alone, or letters and digits with two digits at the end.
  cnpj: { mask: cnpjAlphanumericMask, placeholder: text.examples.cnpj, autoComplete: 'off' },
  page: { type: 'url', inputMode: 'url', autoComplete: 'url', placeholder: text.examples.page },
  nameOwner: { autoComplete: 'name', maxLength: 30 },
  emailOwner: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 40 },
  phone: {
    mask: phoneMask,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel-national',
    placeholder: text.examples.phone,
  },
  band: {},
  frequency: { placeholder: text.examples.frequency },
  power: { placeholder: text.examples.power },
  state: {},
  city: { autoComplete: 'address-level2' },
};

export function RequestInput({ field, value, error, onChange }: Props) {
  const common = { name: field, label: text.labels[field], value, error, onChange, required: !isOptional(field) };
  const options = choices[field];
  if (options) {
    const named = options.map((one) => ({ value: one, label: one }));
    return <Select {...common} options={named} placeholder={text.choose} />;
  }
  return <Field {...common} maxLength={longestText} {...details[field]} />;
}
