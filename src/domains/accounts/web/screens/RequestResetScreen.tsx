import { useState } from 'react';
import { isEmail } from '#kit/email.ts';
import { api } from '#web/api.ts';
import { useForm } from '#web/forms/use-form.ts';
import { Field } from '#web/ui/Field.tsx';
import { requestPasswordReset } from '../../accounts.contract.ts';
import { requestResetMessages as text } from '../../accounts.messages.ts';
import { failureText } from '../failure-text.ts';
import { ModalForm } from '../ModalForm.tsx';
import { Outcome } from '../Outcome.tsx';
import { endSubmit, keepEmail, startSubmit, useProfileModal } from '../profile-modal.ts';

export function RequestResetScreen() {
  const { submitting, email: typed } = useProfileModal();
  const [isDone, setDone] = useState(false);
  const form = useForm({ email: typed });

  async function send(): Promise<void> {
    const email = form.values.email.trim();
    if (!isEmail(email)) return form.flag({ email: email ? text.invalid : text.empty });
    if (!startSubmit('requestPasswordReset')) return;
    form.fail('');
    try {
      await api.call(requestPasswordReset, { body: { email } });
      setDone(true);
    } catch (error) {
      form.fail(failureText(error, text));
    } finally {
      endSubmit();
    }
  }

  if (isDone) return <Outcome>{text.done}</Outcome>;
  return (
    <ModalForm form={form} isBusy={submitting === 'requestPasswordReset'} labels={text} onSubmit={send}>
      <p className="text-ink-2">{text.lead}</p>
      <Field
        label={text.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={254}
        value={form.values.email}
        onChange={(value) => {
          form.change('email', value);
          keepEmail(value);
        }}
        error={form.errors.email}
        focusFirst
      />
    </ModalForm>
  );
}
