import { useEffect } from 'react';
import { hearOtherWindows } from '#web/profile/other-windows.ts';
import { useStore } from '#web/shell/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { SignInForm } from './SignInForm.tsx';
import { sessionMessages } from './session.messages.ts';
import { answerSignIn, isSignInAsked } from './sign-in-again.ts';
import { useSamePerson } from './use-me.ts';
import { useRestingHands } from './use-resting-hands.ts';

const text = sessionMessages.again;

/** Over whatever was being done, which stays as it is, and never under somebody's fingers. Signing in elsewhere in this browser answers it too. */
export function SignInAgain() {
  const isOpen = useStore(isSignInAsked, false);
  const isResting = useRestingHands(isOpen);
  const goOn = useSamePerson(() => answerSignIn(true));
  useEffect(() => {
    if (!isOpen) return;
    return hearOtherWindows((news) => news === 'entered' && void goOn());
  }, [isOpen, goOn]);
  return (
    <Dialog open={isOpen && isResting} onClose={() => answerSignIn(false)} title={text.title} size="small">
      <p className="text-ink-2">{text.lead}</p>
      <SignInForm onEntered={() => void goOn()} />
      <Button variant="ghost" size="small" onClick={() => answerSignIn(false)}>
        {text.notNow}
      </Button>
    </Dialog>
  );
}
