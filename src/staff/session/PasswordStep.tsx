import { type FormEvent, useState } from 'react';
import { login } from '#domains/accounts/accounts.contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { entryApi } from '../api.ts';
import { Notice } from '../ui/Notice.tsx';
import { sessionMessages as text } from './session.messages.ts';
import { challengeIn, signInFailure } from './sign-in-failure.ts';

type Props = { notice: string; onEntered: () => void; onChallenge: (challenge: string) => void };

export function PasswordStep({ notice, onEntered, onChallenge }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState(notice);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (!email.trim() || !password) return setFailure(text.empty);
    setBusy(true);
    setFailure('');
    try {
      const { token } = await entryApi.call(login, { body: { email: email.trim(), password } });
      if (token === null) setFailure(text.unconfirmed);
      else onEntered();
    } catch (error) {
      const challenge = challengeIn(error);
      if (challenge) onChallenge(challenge);
      else setFailure(signInFailure(error));
    }
    setBusy(false);
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {failure && <Notice kind="error">{failure}</Notice>}
      <Field
        label={text.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        required
        focusFirst
      />
      <Field
        label={text.password}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        required
        maxLength={128}
      />
      <Button type="submit" busy={isBusy}>
        {text.submit}
      </Button>
      <p className="text-14 text-ink-3">{text.forgotten}</p>
    </form>
  );
}
