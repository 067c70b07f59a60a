import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { useFocusKept } from '#web/forms/use-focus-kept.ts';
import type { SubmitStatus } from '#web/forms/use-submit.ts';
import { useShell } from '#web/shell/use-shell.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { contactMessages as text } from '../../contact.messages.ts';
import { noSubject, type Preset, subjectIds } from '../../contact.rules.ts';
import { ContactInput } from '../form/ContactInput.tsx';
import { useContact } from '../form/use-contact.ts';

type Props = { preset?: Preset | null };

const sendLabels: Record<SubmitStatus, string> = { idle: text.send, submitting: text.sending, submitted: text.sent };
const subjects = subjectIds.map((id) => ({ value: String(id), label: text.subjects[id] }));

/** A message to the station. Whoever places it gives it its heading, and the page waits for 'page-contact'. */
export function ContactForm({ preset = null }: Props) {
  const { station } = useShell().parameters;
  const contact = useContact(preset);
  const { form, canSend, touch, errorOf, send } = contact;
  const { values, status } = form;
  const hintId = useId();
  const submit = useFocusKept(status !== 'idle');

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void send();
  }

  return (
    <form
      ref={form.element}
      noValidate
      data-status={status}
      onSubmit={onSubmit}
      onBlur={({ target }) => touch(target.name)}
      className="grid gap-6"
    >
      <fieldset disabled={status !== 'idle'} className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <legend className="visually-hidden">{text.title}</legend>
        <div className="sm:col-span-2">
          <Select
            required
            name="categoryId"
            label={text.labels.categoryId}
            placeholder={text.choose}
            options={subjects}
            value={values.categoryId === noSubject ? '' : String(values.categoryId)}
            error={errorOf('categoryId')}
            onChange={(value) => form.change('categoryId', Number(value))}
          />
        </div>
        <ContactInput field="name" contact={contact} />
        <ContactInput field="email" contact={contact} />
        <ContactInput field="phone" contact={contact} />
        <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-x-5">
          <ContactInput field="city" contact={contact} />
          <ContactInput field="region" contact={contact} />
        </div>
        <div className="sm:col-span-2">
          <ContactInput field="text" contact={contact} />
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          ref={submit}
          type="submit"
          disabled={status !== 'idle' || !canSend}
          aria-describedby={canSend ? undefined : hintId}
          className="min-w-44"
        >
          {sendLabels[status]}
        </Button>
        {status === 'idle' && !canSend && (
          <p id={hintId} className="text-14 text-ink-2">
            {text.fillAll}
          </p>
        )}
        {status === 'submitted' && <Outcome onAgain={contact.again} />}
      </div>
      <p className="text-14 text-ink-3">
        {text.privacy}{' '}
        <a href="/termini/privacidade" className="text-accent underline underline-offset-4">
          {text.privacyLink}
        </a>
      </p>
      <noscript>
        <p className="font-medium">{text.noScript(station.email)}</p>
      </noscript>
    </form>
  );
}

/** The button that had the focus has fallen asleep: the keyboard goes on from the good news. */
function Outcome({ onAgain }: { onAgain: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <>
      <p ref={words} tabIndex={-1} lang="pt-BR" className="outline-none">
        {text.success}
      </p>
      <Button variant="line" size="small" onClick={onAgain}>
        {text.another}
      </Button>
    </>
  );
}
