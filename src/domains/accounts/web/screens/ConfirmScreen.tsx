import { useEffect, useState } from 'react';
import { CallError } from '#contract/client.ts';
import { api } from '#web/api.ts';
import { useProfile } from '#web/profile/profile.ts';
import { confirmEmail } from '../../accounts.contract.ts';
import { confirmMessages as text } from '../../accounts.messages.ts';
import { isRegistrationPassword } from '../../registration.rules.ts';
import { isConfirmationCode } from '../../reset.rules.ts';
import { CodeField } from '../CodeField.tsx';
import { confirmed } from '../enter.ts';
import { failureText } from '../failure-text.ts';
import { ModalForm } from '../ModalForm.tsx';
import { Outcome } from '../Outcome.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { endSubmit, startSubmit, useProfileModal } from '../profile-modal.ts';
import { type Errors, useForm } from '../use-form.ts';
import { ResendCode } from './ResendCode.tsx';

type Field = 'code' | 'newPassword';

/** A link fills the code in and waits for the click: opening a mail's link never consumes anything. */
export function ConfirmScreen() {
  const { submitting, pendingUser, link } = useProfileModal();
  const profile = useProfile();
  const [isDone, setDone] = useState(false);
  const [isPasswordAsked, setPasswordAsked] = useState(false);
  const form = useForm<Field>({ code: link?.code ?? '', newPassword: '' });
  const { values, errors } = form;
  const user = pendingUser ?? (link ? null : profile.user);
  const userId = user?.userId ?? link?.userId ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what moves the focus.
  useEffect(() => {
    if (isPasswordAsked) form.element.current?.querySelector<HTMLElement>('[name="newPassword"]')?.focus();
  }, [isPasswordAsked]);

  async function send(): Promise<void> {
    const code = values.code.trim();
    const problems = problemsOf({ code, newPassword: values.newPassword }, isPasswordAsked);
    if (problems) return form.flag(problems);
    // A link without a number confirms nobody's address.
    if (userId === null) return form.flag({ code: text.refusals['wrong code'] });
    if (!startSubmit('confirmEmail')) return;
    form.fail('');
    const newPassword = isPasswordAsked ? values.newPassword : undefined;
    try {
      const token = code === link?.code ? (link.token ?? undefined) : undefined;
      confirmed(await api.call(confirmEmail, { body: { userId, code, newPassword, token } }));
      setDone(true);
    } catch (error) {
      if (error instanceof CallError && error.code === 'new password needed') setPasswordAsked(true);
      else form.fail(failureText(error, text));
    } finally {
      endSubmit();
    }
  }

  if (isDone) return <Outcome>{text.entering}</Outcome>;
  return (
    <>
      <ModalForm form={form} isBusy={submitting === 'confirmEmail'} labels={text} onSubmit={send}>
        <p className="text-ink-2">{user ? text.sentTo(user.email) : text.fromLink}</p>
        <CodeField
          label={text.code}
          value={values.code}
          onChange={(value) => form.change('code', value)}
          error={errors.code}
        />
        {isPasswordAsked && (
          <>
            <p className="appear rounded-card bg-raised p-4 text-14 leading-relaxed">{text.otherBrowser}</p>
            <PasswordField
              label={text.newPassword}
              name="newPassword"
              autoComplete="new-password"
              hint={text.passwordHint}
              maxLength={128}
              value={values.newPassword}
              onChange={(value) => form.change('newPassword', value)}
              error={errors.newPassword}
            />
          </>
        )}
      </ModalForm>
      <ResendCode userId={userId} user={user} />
    </>
  );
}

function problemsOf({ code, newPassword }: Record<Field, string>, isPasswordAsked: boolean): Errors<Field> | null {
  if (!isConfirmationCode(code)) return { code: text.invalid };
  if (!isPasswordAsked || isRegistrationPassword(newPassword)) return null;
  return { newPassword: newPassword ? text.passwordInvalid : text.passwordEmpty };
}
