import { useState } from 'react';
import { CallError } from '#contract/client.ts';
import { api } from '#web/api.ts';
import { useForm } from '#web/forms/use-form.ts';
import { toast } from '#web/toasts/toasts.ts';
import { Field } from '#web/ui/Field.tsx';
import { loginSecondFactor } from '../../second-factor.contract.ts';
import { secondStepMessages as text } from '../../second-factor.messages.ts';
import { CodeField } from '../CodeField.tsx';
import { failureText } from '../failure-text.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import { ModalForm } from '../ModalForm.tsx';
import { endSubmit, goTo, startSubmit, useProfileModal } from '../profile-modal.ts';
import { TextButton } from '../TextButton.tsx';

/** After the right password, for accounts that ask for more: the app's code, or one of those that were kept for bad days. */
export function SecondStepScreen() {
  const { submitting, challenge } = useProfileModal();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const form = useForm({ code: '' });
  const { values, errors, change } = form;

  async function send(): Promise<void> {
    const code = values.code.trim();
    if (code.length < 6) return form.flag({ code: text.empty });
    if (!startSubmit('login')) return;
    form.fail('');
    try {
      finishSignIn(await api.call(loginSecondFactor, { body: { challenge: challenge ?? '', code } }));
    } catch (error) {
      if (error instanceof CallError && error.code === 'challenge expired') beginAnew();
      else form.fail(failureText(error, text.failures));
    } finally {
      endSubmit();
    }
  }

  function beginAnew(): void {
    toast('error', text.expired, { lang: 'pt-BR', about: 'enter' });
    goTo('login');
  }

  function switchKind(): void {
    setKind(kind === 'app' ? 'recovery' : 'app');
    change('code', '');
    form.fail('');
  }

  const field = { label: text.labels[kind], value: values.code, error: errors.code };
  return (
    <ModalForm form={form} isBusy={submitting === 'login'} labels={text} onSubmit={send}>
      <p className="text-ink-2">{text.lead[kind]}</p>
      <div className="grid justify-items-start gap-1 *:w-full">
        {kind === 'app' ? (
          <CodeField key="app" {...field} onChange={(value) => change('code', value)} />
        ) : (
          <Field
            key="recovery"
            {...field}
            name="recoveryCode"
            autoComplete="off"
            maxLength={40}
            onChange={(value) => change('code', value)}
            focusFirst
          />
        )}
        <TextButton onClick={switchKind} className="w-auto!">
          {text.other[kind]}
        </TextButton>
      </div>
    </ModalForm>
  );
}
