import { useState } from 'react';
import { tellOtherWindows } from '#web/profile/other-windows.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { SecondStep } from './SecondStep.tsx';
import { sessionMessages as text } from './session.messages.ts';

type Props = { onEntered: () => void };

/** The ordinary account's two steps: password, and the second factor where it is on. */
export function SignInForm({ onEntered }: Props) {
  const [challenge, setChallenge] = useState<string | null>(null);
  const [notice, setNotice] = useState('');
  const enter = () => {
    tellOtherWindows('entered');
    onEntered();
  };
  if (challenge === null) return <PasswordStep notice={notice} onEntered={enter} onChallenge={setChallenge} />;
  return (
    <SecondStep
      challenge={challenge}
      onEntered={enter}
      onBack={() => setChallenge(null)}
      onExpired={() => {
        setNotice(text.second.expired);
        setChallenge(null);
      }}
    />
  );
}
