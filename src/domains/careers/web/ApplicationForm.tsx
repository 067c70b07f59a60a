import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { useFocusKept } from '#web/forms/use-focus-kept.ts';
import { useShell } from '#web/shell/use-shell.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { applicationMessages as text } from '../application.messages.ts';
import { applicationFields, isGood } from '../careers.rules.ts';
import { ApplicationInput } from './ApplicationInput.tsx';
import { CvField } from './CvField.tsx';
import { useApplication } from './use-application.ts';

export function ApplicationForm() {
  const { email } = useShell().parameters.station;
  const { form, file, isFileTouched, refused, isReady, ...does } = useApplication();
  const { values, touched, status } = form;
  const isSending = status === 'submitting';
  const hintId = useId();
  const button = useFocusKept(isSending);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void does.send();
  }

  if (status === 'submitted') return <Sent />;
  return (
    <form ref={form.element} noValidate onSubmit={submit} className="grid gap-6">
      <noscript>
        <p className="border-l-4 border-gold bg-raised p-4">{text.noScript(email)}</p>
      </noscript>
      <fieldset disabled={isSending} className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
        {applicationFields.map((field) => (
          <ApplicationInput
            key={field}
            field={field}
            value={values[field]}
            error={touched.has(field) && !isGood(field, values[field]) ? text.problems[field] : undefined}
            onChange={(value) => form.change(field, value)}
            onBlur={() => form.touch(field)}
          />
        ))}
        <CvField
          error={refused?.file ?? (isFileTouched && !file ? text.problems.curriculum : undefined)}
          onChoose={(chosen) => void does.choose(chosen)}
          onBlur={does.touchFile}
        />
      </fieldset>
      <div role="alert">
        {refused && (
          <div className="flex gap-3 border-l-4 border-red bg-raised p-4">
            <Icon name="warning" size={20} className="mt-[0.2em] shrink-0 text-accent" />
            <div className="grid gap-1">
              <p className="font-semibold">{refused.file ?? text.failure}</p>
              {refused.note && <p>{refused.note}</p>}
            </div>
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          ref={button}
          type="submit"
          disabled={!isReady || isSending}
          aria-describedby={isReady ? undefined : hintId}
          className="min-w-44"
        >
          {isSending ? <span lang={text.sending.lang}>{text.sending.text}</span> : text.send}
        </Button>
        {!isReady && (
          <p id={hintId} className="text-14 text-ink-2">
            {text.hint}
          </p>
        )}
      </div>
    </form>
  );
}

/** The button that had the focus is gone: the keyboard goes on from the good news. */
function Sent() {
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => outcome.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4 border-l-4 border-green bg-raised p-6 md:p-8">
      <Icon name="check" size={28} className="text-good" />
      <p ref={outcome} tabIndex={-1} className="font-serif text-25 leading-snug outline-none">
        {text.success}
      </p>
    </div>
  );
}
