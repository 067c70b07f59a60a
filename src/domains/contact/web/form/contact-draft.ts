import { createDraft, everyField, isText } from '#web/forms/create-draft.ts';
import { contactNames } from '../../contact.decode.ts';
import { presetTexts } from '../../contact.messages.ts';
import { type ContactForm, contactFields, noSubject, type Preset, presets, subjectIds } from '../../contact.rules.ts';

export function emptyForm(preset: Preset | null): ContactForm {
  const nothing = { name: '', email: '', phone: '', city: '', region: '', text: '', categoryId: noSubject };
  return preset ? { ...nothing, text: presetTexts[preset], categoryId: presets[preset] } : nothing;
}

const draftAs = (key: string) =>
  createDraft<ContactForm>({
    key,
    lives: 'tab',
    fields: {
      ...everyField(contactFields, isText),
      categoryId: (value) => value === noSubject || subjectIds.some((id) => id === value),
    },
    upgrade: contactNames.decode,
  });

/** Two forms, two drafts: a letter to the sales desk does not turn up in one to the newsroom. */
const drafts = { none: draftAs('contact-draft'), comercial: draftAs('contact-draft-comercial') } satisfies Record<
  Preset | 'none',
  unknown
>;

export const draftOf = (preset: Preset | null) => drafts[preset ?? 'none'];
