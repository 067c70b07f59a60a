import { useState } from 'react';
import type { DataOf } from '#contract/endpoint.ts';
import { api } from '#web/api.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useProfile } from '#web/profile/profile.ts';
import { confirmEmail } from '../../accounts.contract.ts';
import { confirmMessages as text } from '../../accounts.messages.ts';
import { isConfirmationCode } from '../../reset.rules.ts';
import { CodeField } from '../CodeField.tsx';
import { failureText } from '../failure-text.ts';
import { finishConfirmedSignIn } from '../finish-sign-in.ts';
import { ModalForm } from '../ModalForm.tsx';
import { Outcome } from '../Outcome.tsx';
import { endSubmit, finishConfirmation, startSubmit, useProfileModal } from '../profile-modal.ts';
import { FirstPassword } from './FirstPassword.tsx';
import { ResendCode } from './ResendCode.tsx';

type Entered = DataOf<typeof confirmEmail>;

/** A link fills the code in and waits for the click: opening a mail's link never consumes anything. */
export function ConfirmScreen() {
  const { submitting, pendingUser, link, isConfirmed } = useProfileModal();
  const profile = useProfile();
  const [waiting, setWaiting] = useState<Entered | null>(null);
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
      const token = code === link?.code ? (link.token ?? undefined) : undefined;
      const entered = await api.call(confirmEmail, { body: { userId, code, token } });
      finishConfirmation();
      if (entered.hasPassword) finishConfirmedSignIn(entered);
      else setWaiting(entered);
    } catch (error) {
      form.fail(failureText(error, text));
    } finally {
      endSubmit();
    }
  }

  function enter(entered: Entered): void {
    setWaiting(null);
    finishConfirmedSignIn(entered);
  }

  if (waiting) return <FirstPassword entered={waiting} onDone={() => enter(waiting)} />;
  if (isConfirmed) return <Outcome>{text.entering}</Outcome>;
  return (
    <>
      <ModalForm form={form} isBusy={submitting === 'confirmEmail'} labels={text} onSubmit={send}>
        <p className="text-ink-2">{user ? text.sentTo(user.email) : text.fromLink}</p>
        <CodeField
          label={text.code}
          value={form.values.code}
          onChange={(value) => form.change('code', value)}
          error={form.errors.code}
        />
      </ModalForm>
      <ResendCode userId={userId} user={user} onSent={() => form.fail('')} />
    </>
  );
}
