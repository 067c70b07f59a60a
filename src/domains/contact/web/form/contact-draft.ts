import { presetTexts } from '../../contact.messages.ts';
import { type ContactForm, contactFields, isSubject, noSubject, type Preset, presets } from '../../contact.rules.ts';

export function emptyForm(preset: Preset | null): ContactForm {
  const nothing = { name: '', email: '', tel: '', city: '', state: '', text: '', categoryId: noSubject };
  return preset ? { ...nothing, text: presetTexts[preset], categoryId: presets[preset] } : nothing;
}

/** Two forms, two drafts: a letter to the sales desk does not turn up in one to the newsroom. */
const draftKey = (preset: Preset | null) => (preset ? `contact-draft-${preset}` : 'contact-draft');

/** What was written in this tab and never sent. Storage may be forbidden or hold anything: then nothing was. */
export function readDraft(preset: Preset | null): Partial<ContactForm> {
  try {
    const kept: Record<string, unknown> = JSON.parse(sessionStorage.getItem(draftKey(preset)) ?? '{}');
    const known = contactFields.filter((field) => isUsable(field, kept[field])).map((field) => [field, kept[field]]);
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

function isUsable(field: keyof ContactForm, value: unknown): boolean {
  if (field === 'categoryId') return typeof value === 'number' && (value === noSubject || isSubject(value));
  return typeof value === 'string';
}

export function keepDraft(preset: Preset | null, form: ContactForm | null): void {
  try {
    if (form) sessionStorage.setItem(draftKey(preset), JSON.stringify(form));
    else sessionStorage.removeItem(draftKey(preset));
  } catch {
    // The draft then lives as long as the page.
  }
}
