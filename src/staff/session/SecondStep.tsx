import { type FormEvent, useState } from 'react';
import { CallError } from '#contract/client.ts';
import { loginSecondFactor } from '#domains/accounts/second-factor.contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { entryApi } from '../api.ts';
import { sessionMessages } from './session.messages.ts';
import { signInFailure } from './sign-in-failure.ts';

type Props = { challenge: string; onEntered: () => void; onBack: () => void; onExpired: () => void };

const text = sessionMessages.second;

export function SecondStep({ challenge, onEntered, onBack, onExpired }: Props) {
  const [way, setWay] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const other = way === 'app' ? 'recovery' : 'app';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (code.trim().length < 6) return setFailure(text.empty);
    setBusy(true);
    try {
      await entryApi.call(loginSecondFactor, { body: { challenge, code: code.trim() } });
      onEntered();
    } catch (error) {
      if (error instanceof CallError && error.code === 'challenge expired') onExpired();
      else setFailure(signInFailure(error));
    }
    setBusy(false);
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p>{text.lead[way]}</p>
      <Field
        key={way}
        label={text.label[way]}
        name="code"
        value={code}
        onChange={setCode}
        error={failure}
        inputMode={way === 'app' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        maxLength={40}
        required
        focusFirst
      />
      <Button type="submit" busy={isBusy}>
        {sessionMessages.submit}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="ghost" size="small" onClick={onBack}>
          {text.back}
        </Button>
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            setWay(other);
            setCode('');
            setFailure(undefined);
          }}
        >
          {text.other[way]}
        </Button>
      </div>
    </form>
  );
}
