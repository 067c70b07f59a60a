import { type FormEvent, useState } from 'react';
import { CallError } from '#contract/client.ts';
import { createFirstAdministrator } from '#domains/accounts/setup.contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { entryApi } from '../api.ts';
import { signInFailure } from '../session/sign-in-failure.ts';
import { Notice } from '../ui/Notice.tsx';
import { setupMessages as text } from './setup.messages.ts';

type Props = { setupKey: string; onEntered: () => void; onSignIn: () => void; onSpent: () => void };
type Fault = { field: 'name' | 'email' | 'password'; text: string };

export function FirstAdministratorForm({ setupKey, onEntered, onSignIn, onSpent }: Props) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<Fault>();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const faultOf = (field: Fault['field']) => (fault?.field === field ? fault.text : undefined);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const empty = emptyField({ name, email, password });
    setFault(empty);
    setFailure('');
    if (empty) return;
    setBusy(true);
    try {
      await entryApi.call(createFirstAdministrator, {
        body: { key: setupKey, name: name.trim(), email: email.trim(), password },
      });
      onEntered();
    } catch (error) {
      const code = error instanceof CallError ? error.code : '';
      // The account is an administrator now; its second factor is asked for by the ordinary sign-in.
      if (code === 'second factor required') onSignIn();
      else if (code === 'invalid key') onSpent();
      else if (isRefusal(code)) setFault(text.refusals[code]);
      else setFailure(signInFailure(error));
    }
    setBusy(false);
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {failure && <Notice kind="error">{failure}</Notice>}
      <Field
        label={text.name}
        name="name"
        autoComplete="name"
        value={name}
        onChange={setName}
        error={faultOf('name')}
        maxLength={50}
        required
      />
      <Field
        label={text.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={faultOf('email')}
        hint={text.emailHint}
        required
      />
      <Field
        label={text.password}
        name="password"
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={faultOf('password')}
        hint={text.passwordHint}
        maxLength={128}
        required
      />
      <Button type="submit" busy={isBusy}>
        {text.submit}
      </Button>
    </form>
  );
}

function emptyField(typed: Record<Fault['field'], string>): Fault | undefined {
  if (!typed.name.trim()) return text.refusals['invalid name'];
  if (!typed.email.trim()) return text.refusals['invalid email'];
  return typed.password ? undefined : text.refusals['invalid password'];
}

function isRefusal(code: string): code is keyof typeof text.refusals {
  return Object.hasOwn(text.refusals, code);
}
