import type { ProfileValues } from './profile-values.ts';
import type { ProfileForm } from './use-profile-form.ts';

type TextField = Exclude<
  { [F in keyof ProfileValues]: ProfileValues[F] extends string ? F : never }[keyof ProfileValues],
  'country'
>;

/** What every text field of the panel has: its label, its value and what is wrong with it. */
export function fieldProps(form: ProfileForm, field: TextField) {
  return {
    label: form.text.labels[field],
    name: field,
    value: form.values[field],
    error: form.errorOf(field),
    onChange: (value: string) => form.change({ [field]: value }),
  };
}
