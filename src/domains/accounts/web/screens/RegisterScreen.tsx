import { CallError } from '#contract/client.ts';
import { api } from '#web/api.ts';
import type { Errors } from '#web/forms/use-faults.ts';
import { useForm } from '#web/forms/use-form.ts';
import { toast } from '#web/toasts/toasts.ts';
import { Field } from '#web/ui/Field.tsx';
import { registerUser } from '../../accounts.contract.ts';
import { registerMessages as text } from '../../accounts.messages.ts';
import {
  longestName,
  type RegistrationField,
  type RegistrationForm,
  registrationFormProblems,
} from '../../registration.rules.ts';
import { failureText } from '../failure-text.ts';
import { ModalForm } from '../ModalForm.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { PrivacyNote } from '../PrivacyNote.tsx';
import { awaitConfirmation, endSubmit, keepEmail, startSubmit, useProfileModal } from '../profile-modal.ts';

/** What the server refuses by a name of its own belongs to a field. */
const refusedFields: Readonly<Record<string, RegistrationField>> = {
  'invalid name': 'name',
  'invalid email': 'email',
  'invalid password': 'password',
};

export function RegisterScreen() {
  const { submitting, email } = useProfileModal();
  const atFirst = { name: '', email, emailConfirmation: '', password: '', passwordConfirmation: '' };
  const form = useForm<Record<RegistrationField, string>>(atFirst);
  const { values } = form;

  async function send(): Promise<void> {
    const errors = errorsOf(values);
    if (Object.keys(errors).length > 0) return form.flag(errors);
    if (!startSubmit('registerUser')) return;
    form.fail('');
    const body = { name: values.name.trim(), email: values.email.trim(), password: values.password };
    try {
      const { user } = await api.call(registerUser, { body });
      toast('success', text.done, { lang: 'pt-BR', about: 'enter' });
      awaitConfirmation(user);
    } catch (error) {
      const field = error instanceof CallError ? refusedFields[error.code] : undefined;
      if (field) form.flag({ [field]: textOf(field, 'invalid') });
      else form.fail(failureText(error, text));
    } finally {
      endSubmit();
    }
  }

  const common = (field: RegistrationField) => ({
    label: text.labels[field],
    name: field,
    value: values[field],
    onChange: (value: string) => {
      form.change(field, value);
      if (field === 'email') keepEmail(value);
    },
    // Nobody is told that a field is empty before they have had the time to fill it in.
    onBlur: () => values[field] && form.note(field, errorsOf(values)[field]),
    error: form.errors[field],
    required: true,
  });
  const emailField = { type: 'email', inputMode: 'email', maxLength: 254 } as const;
  return (
    <ModalForm form={form} isBusy={submitting === 'registerUser'} labels={text} onSubmit={send} note={<PrivacyNote />}>
      <Field {...common('name')} autoComplete="name" maxLength={longestName + 10} focusFirst />
      <Field {...common('email')} {...emailField} autoComplete="username" />
      <Field {...common('emailConfirmation')} {...emailField} autoComplete="email" />
      <PasswordField {...common('password')} autoComplete="new-password" hint={text.passwordHint} maxLength={128} />
      <PasswordField {...common('passwordConfirmation')} autoComplete="new-password" maxLength={128} />
    </ModalForm>
  );
}

function errorsOf(values: RegistrationForm): Errors<RegistrationField> {
  const problems = Object.entries(registrationFormProblems(values)) as [RegistrationField, string][];
  return Object.fromEntries(problems.map(([field, problem]) => [field, textOf(field, problem)]));
}

function textOf(field: RegistrationField, problem: string): string {
  const texts: Readonly<Record<string, string>> = text.problems[field];
  return texts[problem] ?? text.other;
}
