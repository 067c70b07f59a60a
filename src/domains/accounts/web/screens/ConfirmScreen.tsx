import { useState } from 'react';
import { api } from '#web/api.ts';
import { useProfile } from '#web/profile/profile.ts';
import { Field } from '#web/ui/Field.tsx';
import { confirmEmail } from '../../accounts.contract.ts';
import { confirmMessages as text } from '../../accounts.messages.ts';
import { isConfirmationCode } from '../../reset.rules.ts';
import { confirmed } from '../enter.ts';
import { failureText } from '../failure-text.ts';
import { ModalForm } from '../ModalForm.tsx';
import { Outcome } from '../Outcome.tsx';
import { endSubmit, startSubmit, useProfileModal } from '../profile-modal.ts';
import { useForm } from '../use-form.ts';
import { ResendCode } from './ResendCode.tsx';

/** A link fills the code in and waits for the click: opening a mail's link never consumes anything. */
export function ConfirmScreen() {
  const { submitting, pendingUser, link } = useProfileModal();
  const profile = useProfile();
  const [isDone, setDone] = useState(false);
  const form = useForm({ code: link?.code ?? '' });
  const user = pendingUser ?? (link ? null : profile.user);
  const userId = user?.userId ?? link?.userId ?? null;

  async function send(): Promise<void> {
    const code = form.values.code.trim();
    if (!isConfirmationCode(code)) return form.flag({ code: text.invalid });
    // A link without a number confirms nobody's address.
    if (userId === null) return form.flag({ code: text.refusals['wrong code'] });
    if (!startSubmit('confirmEmail')) return;
    form.fail('');
    try {
      confirmed(await api.call(confirmEmail, { body: { userId, code } }));
      setDone(true);
    } catch (error) {
      form.fail(failureText(error, text));
    } finally {
      endSubmit();
    }
  }

  if (isDone) return <Outcome>{text.entering}</Outcome>;
  return (
    <>
      <ModalForm form={form} isBusy={submitting === 'confirmEmail'} labels={text} onSubmit={send}>
        <p className="text-ink-2">{user ? text.sentTo(user.email) : text.fromLink}</p>
        <Field
          label={text.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={form.values.code}
          onChange={(value) => form.change('code', value.replace(/\s/g, ''))}
          error={form.errors.code}
          focusFirst
        />
      </ModalForm>
      <ResendCode userId={userId} user={user} />
    </>
  );
}
