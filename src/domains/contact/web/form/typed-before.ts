import { applyMask } from '#kit/masks.ts';
import { type ContactForm, contactFields } from '../../contact.rules.ts';
import { masks } from './masks.ts';

/** What somebody wrote into the server's HTML while the code for it was still on its way. */
export function typedBefore(form: HTMLFormElement | null, untouched: ContactForm): Partial<ContactForm> {
  const typed: Partial<ContactForm> = {};
  for (const field of contactFields) {
    const value = valueIn(form, field);
    if (value === undefined) continue;
    if (field === 'categoryId') {
      if (Number(value) !== untouched.categoryId) typed.categoryId = Number(value);
    } else if (value !== untouched[field]) {
      const mask = masks[field];
      typed[field] = mask ? applyMask(mask, value) : value;
    }
  }
  return typed;
}

function valueIn(form: HTMLFormElement | null, name: string): string | undefined {
  const control = form?.elements.namedItem(name);
  return control && 'value' in control ? control.value : undefined;
}
