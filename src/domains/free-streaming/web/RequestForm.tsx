import { type SubmitEvent, useEffect, useRef } from 'react';
import type { SubmitStatus } from '#web/forms/use-submit.ts';
import { Button } from '#web/ui/Button.tsx';
import { freeStreamingMessages as text } from '../free-streaming.messages.ts';
import { requestFields } from '../free-streaming.rules.ts';
import { RequestInput } from './RequestInput.tsx';
import type { Request } from './use-request.ts';

type Props = { request: Request };

const sendLabels: Record<SubmitStatus, string> = { idle: text.send, submitting: text.sending, submitted: text.sent };

export function RequestForm({ request: { form, send } }: Props) {
  const { values, errors, status } = form;
  const outcome = useRef<HTMLParagraphElement>(null);
  const isAsleep = status !== 'idle';

  // The button that had the focus has fallen asleep: the keyboard goes on from the good news.
  useEffect(() => {
    if (status === 'submitted') outcome.current?.focus();
  }, [status]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void send();
  }

  return (
    <form ref={form.element} noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-2">{text.lead}</p>
      <fieldset disabled={isAsleep} className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <legend className="visually-hidden">{text.title}</legend>
        {requestFields.map((field) => (
          <RequestInput
            key={field}
            field={field}
            value={values[field]}
            error={errors[field]}
            onChange={(value) => form.change(field, value)}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" disabled={isAsleep} className="min-w-36">
          {sendLabels[status]}
        </Button>
        {status === 'submitted' && (
          <p ref={outcome} tabIndex={-1} className="outline-none">
            {text.success}
          </p>
        )}
      </div>
    </form>
  );
}
