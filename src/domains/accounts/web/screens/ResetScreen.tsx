import { useState } from 'react';
import { CallError } from '#contract/client.ts';
import { api } from '#web/api.ts';
import { useForm } from '#web/forms/use-form.ts';
import { profileStore } from '#web/profile/profile.ts';
import { Button } from '#web/ui/Button.tsx';
import { resetPassword } from '../../accounts.contract.ts';
import { resetMessages as text } from '../../accounts.messages.ts';
import { resetProblem } from '../../reset.rules.ts';
import { failureText } from '../failure-text.ts';
import { ModalForm } from '../ModalForm.tsx';
import { Outcome } from '../Outcome.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { endReset, goTo, startReset, useProfileModal } from '../profile-modal.ts';
import { forgetEndedSession } from '../session-end.ts';
import { TextButton } from '../TextButton.tsx';

const expired = 'invalid data';

export function ResetScreen() {
  const { link, resetState } = useProfileModal();
  const form = useForm({ newPassword: '', confirmation: '' });
  const [isExpired, setExpired] = useState(false);
  const { values, errors } = form;

  async function send(): Promise<void> {
    const problem = resetProblem(values);
    if (problem)
      return form.flag({ [problem === 'different' ? 'confirmation' : 'newPassword']: text.problems[problem] });
    if (!startReset()) return;
    form.fail('');
    try {
      await api.call(resetPassword, { body: resetBody(values.newPassword) });
      if (profileStore.get().user?.userId === link?.userId) forgetEndedSession();
      endReset(true);
    } catch (error) {
      setExpired(error instanceof CallError && error.code === expired);
      form.fail(failureText(error, text));
      endReset(false);
    }
  }

  /** A link that lacks a part is worth as much as one that has expired. */
  function resetBody(newPassword: string) {
    if (!link?.userId || !link.token) throw new CallError(400, expired);
    return { userId: link.userId, newPassword, resetToken: link.token };
  }

  if (resetState === 'success') {
    return (
      <>
        <Outcome>{text.done}</Outcome>
        <Button onClick={() => goTo('login')} className="w-full">
          {text.toLogin}
        </Button>
      </>
    );
  }
  return (
    <>
      <ModalForm form={form} isBusy={resetState === 'submitting'} labels={text} onSubmit={send}>
        <PasswordField
          label={text.newPassword}
          name="newPassword"
          autoComplete="new-password"
          maxLength={128}
          value={values.newPassword}
          onChange={(value) => form.change('newPassword', value)}
          error={errors.newPassword}
          focusFirst
        />
        <PasswordField
          label={text.confirmation}
          name="confirmation"
          autoComplete="new-password"
          maxLength={128}
          value={values.confirmation}
          onChange={(value) => form.change('confirmation', value)}
          error={errors.confirmation}
        />
      </ModalForm>
      {isExpired && <TextButton onClick={() => goTo('request-password-reset')}>{text.newLink}</TextButton>}
    </>
  );
}
