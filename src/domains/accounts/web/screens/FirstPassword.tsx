import { useEffect, useRef } from 'react';
import { api, holdToken } from '#web/api.ts';
import { useForm } from '#web/forms/use-form.ts';
import type { SignedIn } from '#web/profile/profile-rules.ts';
import { updateProfile } from '../../accounts.contract.ts';
import { confirmMessages as text } from '../../accounts.messages.ts';
import { isRegistrationPassword } from '../../registration.rules.ts';
import { failureText } from '../failure-text.ts';
import { ModalForm } from '../ModalForm.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { endSubmit, startSubmit, useProfileModal } from '../profile-modal.ts';

type Props = {
  entered: Pick<SignedIn, 'token'>;
  /** The password is set, or somebody has closed the window without one: they are signed in all the same. */
  onDone: () => void;
};

/** After a confirmation in another browser than the one that registered: the session is open, the old password is void. */
export function FirstPassword({ entered: { token }, onDone }: Props) {
  const { submitting } = useProfileModal();
  const form = useForm({ newPassword: '' });
  const { newPassword } = form.values;
  const leave = useRef(onDone);
  const isLeft = useRef(true);
  useEffect(() => holdToken(token), [token]);
  // The field that had the focus is gone: the keyboard goes on in the new one.
  const { element } = form;
  useEffect(() => element.current?.querySelector('input')?.focus(), [element]);
  useEffect(
    () => () => {
      if (isLeft.current) leave.current();
    },
    [],
  );

  async function send(): Promise<void> {
    if (!isRegistrationPassword(newPassword)) {
      return form.flag({ newPassword: newPassword ? text.passwordInvalid : text.passwordEmpty });
    }
    if (!startSubmit('updateProfile')) return;
    form.fail('');
    try {
      await api.call(updateProfile, { body: { user: { newPassword }, password: false } });
      isLeft.current = false;
      onDone();
    } catch (error) {
      form.fail(failureText(error, { refusals: text.passwordRefusals, other: text.other }));
    } finally {
      endSubmit();
    }
  }

  return (
    <ModalForm form={form} isBusy={submitting === 'updateProfile'} labels={text.setPassword} onSubmit={send}>
      <p role="status" className="appear rounded-card bg-raised p-4 text-14 leading-relaxed">
        {text.otherBrowser}
      </p>
      <PasswordField
        label={text.newPassword}
        name="newPassword"
        autoComplete="new-password"
        hint={text.passwordHint}
        maxLength={128}
        value={newPassword}
        onChange={(value) => form.change('newPassword', value)}
        error={form.errors.newPassword}
      />
    </ModalForm>
  );
}
