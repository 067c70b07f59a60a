import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '#web/api.ts';
import { useForm } from '#web/forms/use-form.ts';
import { toast } from '#web/toasts/toasts.ts';
import { isConfirmationCode } from '../../reset.rules.ts';
import { linkFirebase } from '../../social.contract.ts';
import { linkMessages as text } from '../../social.messages.ts';
import { CodeField } from '../CodeField.tsx';
import { failureText } from '../failure-text.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import { ModalForm } from '../ModalForm.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { asksSecondStep } from '../second-factor/second-step.ts';
import { TextButton } from '../TextButton.tsx';
import type { LinkWish } from './create-social.ts';
import { social } from './social.ts';

/** Two ways to show that the account is one's own: its password, or a code that is mailed to its address. */
export function LinkAccount({ wish }: { wish: LinkWish }) {
  const form = useForm({ password: '', code: '' });
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [isBusy, setBusy] = useState(false);
  const place = useFocusOnStep(step);

  async function send(proof: { password?: string; code?: string }): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    form.fail('');
    try {
      const entry = await api.call(linkFirebase, { body: { ...wish, ...proof } });
      if (!entry) return setStep('code');
      toast('success', text.done, { lang: 'pt-BR', about: 'enter' });
      finishSignIn(entry);
    } catch (error) {
      if (!asksSecondStep(error)) form.fail(failureText(error, text));
    } finally {
      setBusy(false);
    }
  }

  function submit(): void {
    const { password, code } = form.values;
    const isFilledIn = step === 'password' ? password !== '' : isConfirmationCode(code);
    if (isFilledIn) void send(step === 'password' ? { password } : { code });
    else form.flag(step === 'password' ? { password: text.emptyPassword } : { code: text.invalidCode });
  }

  return (
    <section ref={place} className="grid gap-4" data-link-account={step}>
      <h3 className="text-20">{text.title}</h3>
      <p className="text-ink-2">{step === 'password' ? text.lead(wish.provider) : text.codeSent}</p>
      <ModalForm form={form} isBusy={isBusy} labels={text} onSubmit={submit}>
        {step === 'password' ? (
          <PasswordField
            label={text.password}
            name="password"
            autoComplete="current-password"
            maxLength={128}
            value={form.values.password}
            onChange={(value) => form.change('password', value)}
            error={form.errors.password}
            focusFirst
          />
        ) : (
          <CodeField
            label={text.code}
            value={form.values.code}
            onChange={(value) => form.change('code', value)}
            error={form.errors.code}
          />
        )}
      </ModalForm>
      <div className="flex flex-wrap items-center gap-x-6">
        <TextButton onClick={() => void send({})}>{step === 'password' ? text.askCode : text.resend}</TextButton>
        {step === 'code' && <TextButton onClick={() => setStep('password')}>{text.usePassword}</TextButton>}
        <TextButton onClick={giveUp}>{text.back}</TextButton>
      </div>
    </section>
  );
}

/** The login stands in this place again, and the keyboard goes on from its first field. */
function giveUp(): void {
  flushSync(() => social.setLink(null));
  document.querySelector<HTMLElement>('dialog[open] [data-autofocus]')?.focus();
}

/** Each step begins at its field. */
function useFocusOnStep(step: string) {
  const place = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is what moves the focus.
  useEffect(() => place.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [step]);
  return place;
}
