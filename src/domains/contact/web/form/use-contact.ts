import { useEffect, useEffectEvent, useRef } from 'react';
import { api } from '#web/api.ts';
import { refusalOf } from '#web/forms/refusal-of.ts';
import { type Form, useForm } from '#web/forms/use-form.ts';
import { isLoggedIn } from '#web/profile/profile-rules.ts';
import { useProfile } from '#web/profile/profile-store.ts';
import { type ToastKind, toast } from '#web/toasts/toasts.ts';
import { sendContactMessage } from '../../contact.contract.ts';
import { contactNames } from '../../contact.decode.ts';
import { contactMessages as messages } from '../../contact.messages.ts';
import {
  type ContactField,
  type ContactForm,
  contactFields,
  firstProblem,
  formName,
  isReady,
  longest,
  type Preset,
} from '../../contact.rules.ts';
import { draftOf, emptyForm } from './contact-draft.ts';
import { masks } from './masks.ts';

export type Contact = ReturnType<typeof useContact>;

/** One message to the station: what is written so far, how far it got, and which fields have been left by their writer. */
export function useContact(preset: Preset | null) {
  const form = useForm<ContactForm>(emptyForm(preset), { draft: draftOf(preset), masks });
  const profile = useProfile();
  const person = isLoggedIn(profile) ? profile.user : null;
  usePerson(person, form, preset);

  function say(kind: ToastKind, text: string, lang?: 'pt-BR'): void {
    toast(kind, text, { lang, about: 'contact' });
  }

  function touch(name: string): void {
    const field = contactFields.find((one) => one === name);
    if (field) form.touch(field);
  }

  function errorOf(field: ContactField): string | undefined {
    return form.touched.has(field) && !isReady(form.values, field) ? messages.problems[field] : undefined;
  }

  async function send(): Promise<void> {
    if (firstProblem(form.values)) return;
    const isSent = await form.submit(
      () =>
        api.call(sendContactMessage, { body: { ...contactNames.encode(form.values), userId: person?.userId ?? null } }),
      (error) => {
        const { words } = refusalOf(error, contactFields, contactNames.decodeField);
        if (words) say('error', words);
        else say('error', messages.noAnswer, 'pt-BR');
      },
    );
    if (isSent) say('success', messages.success, 'pt-BR');
  }

  /** For another message of the same person. */
  function again(): void {
    const { text, categoryId } = emptyForm(preset);
    form.reset({ ...form.values, text, categoryId });
  }

  return { form, canSend: firstProblem(form.values) === null, touch, errorOf, send, again };
}

type Person = { name: string; lastName: string; email: string };
type Filling = Pick<Form<ContactForm>, 'fill' | 'reset'>;

/** The server's HTML knows nobody. What is known of a person fills what is empty; signed out, nothing of them stays in the page. */
function usePerson(person: Person | null, { fill, reset }: Filling, preset: Preset | null): void {
  const hadPerson = useRef(false);
  const follow = useEffectEvent((known: Person | null) => {
    if (known) fill((form) => withPerson(form, known));
    else if (hadPerson.current) reset(emptyForm(preset));
    hadPerson.current = known !== null;
  });
  useEffect(() => follow(person), [person]);
}

function withPerson(form: ContactForm, { name, lastName, email }: Person): Partial<ContactForm> {
  const known = email.length <= longest.email ? email : '';
  return { name: form.name || formName(name, lastName), email: form.email || known };
}
