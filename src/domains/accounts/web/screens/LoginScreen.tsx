import { api } from '#web/api.ts';
import { useForm } from '#web/forms/use-form.ts';
import { Field } from '#web/ui/Field.tsx';
import { login } from '../../accounts.contract.ts';
import { loginMessages as text } from '../../accounts.messages.ts';
import { failureText } from '../failure-text.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import { ModalForm } from '../ModalForm.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { endSubmit, goTo, keepEmail, startSubmit, useProfileModal } from '../profile-modal.ts';
import { asksSecondStep } from '../second-factor/second-step.ts';
import { TextButton } from '../TextButton.tsx';

export function LoginScreen() {
  const { submitting, email: typed } = useProfileModal();
  const form = useForm({ email: typed, password: '' });
  const { values, errors, change } = form;

  async function send(): Promise<void> {
    const email = values.email.trim();
    if (!email || !values.password) return form.flag({ [email ? 'password' : 'email']: text.empty });
    if (!startSubmit('login')) return;
    form.fail('');
    try {
      finishSignIn(await api.call(login, { body: { email, password: values.password } }));
    } catch (error) {
      if (!asksSecondStep(error)) form.fail(failureText(error, text));
    } finally {
      endSubmit();
    }
  }

  return (
    <ModalForm form={form} isBusy={submitting === 'login'} labels={text} onSubmit={send}>
      <Field
        label={text.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={254}
        value={values.email}
        onChange={(value) => {
          change('email', value);
          keepEmail(value);
        }}
        error={errors.email}
        focusFirst
      />
      <div className="grid justify-items-start gap-1">
        <div className="w-full">
          <PasswordField
            label={text.password}
            name="password"
            autoComplete="current-password"
            maxLength={128}
            value={values.password}
            onChange={(value) => change('password', value)}
            error={errors.password}
          />
        </div>
        <TextButton onClick={() => goTo('request-password-reset')}>{text.forgotten}</TextButton>
        {form.failure === text.refusals['invalid email or password'] && (
          <p className="text-14 text-ink-2">{text.confirmedElsewhere}</p>
        )}
      </div>
    </ModalForm>
  );
}
