import { useEffect, useRef, useState } from 'react';
import { isLoggedIn } from '#web/profile/profile-rules.ts';
import { useProfile } from '#web/profile/profile-store.ts';
import { type ContactForm, formName, longest, type Preset } from '../../contact.rules.ts';
import { emptyForm, keepDraft, readDraft } from './contact-draft.ts';
import { typedBefore } from './typed-before.ts';

/** What stands in the form. The server's HTML knows nobody: drafts and the person's name come after it. */
export function useFormValues(preset: Preset | null) {
  const [values, setValues] = useState(() => emptyForm(preset));
  const form = useRef<HTMLFormElement>(null);
  const isChanged = useRef(false);
  const hadPerson = useRef(false);
  const profile = useProfile();
  const person = isLoggedIn(profile) ? profile.user : null;

  useEffect(() => {
    const found = { ...readDraft(preset), ...typedBefore(form.current, emptyForm(preset)) };
    setValues((before) => ({ ...before, ...found }));
  }, [preset]);

  useEffect(() => {
    if (person) {
      hadPerson.current = true;
      setValues((before) => withPerson(before, person));
    } else if (hadPerson.current) {
      // Signed out: nothing of the person stays in the page.
      hadPerson.current = false;
      isChanged.current = false;
      keepDraft(preset, null);
      setValues(emptyForm(preset));
    }
  }, [person, preset]);

  useEffect(() => {
    if (isChanged.current) keepDraft(preset, values);
  }, [preset, values]);

  function change<F extends keyof ContactForm>(field: F, value: ContactForm[F]): void {
    isChanged.current = true;
    setValues((before) => ({ ...before, [field]: value }));
  }

  /** The message is on its way: there is nothing left to lose. */
  function settle(): void {
    isChanged.current = false;
    keepDraft(preset, null);
  }

  /** For another message of the same person. */
  function writeAnother(): void {
    const { text, categoryId } = emptyForm(preset);
    setValues((before) => ({ ...before, text, categoryId }));
  }

  return { form, values, userId: person?.userId ?? null, change, settle, writeAnother };
}

type Person = { name: string; lastName: string; email: string };

/** What is known of the person fills only what is empty. */
function withPerson(form: ContactForm, { name, lastName, email }: Person): ContactForm {
  const known = email.length <= longest.email ? email : '';
  return { ...form, name: form.name || formName(name, lastName), email: form.email || known };
}
