import { afterLogin } from '#web/profile/after-login.ts';
import { isLoggedIn } from '#web/profile/profile-rules.ts';
import { useProfile } from '#web/profile/profile-store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { openDeletion } from '../panel/delete-request.ts';

type Props = { labels: { signedIn: string; nobody: string } };

/** One click to the last step before an account is deleted; whoever is not signed in does that first. */
export function DeletionButton({ labels }: Props) {
  const isSignedIn = isLoggedIn(useProfile());
  return (
    <Button onClick={() => afterLogin(openDeletion)} aria-haspopup="dialog">
      <Icon name="user" size={18} />
      {isSignedIn ? labels.signedIn : labels.nobody}
    </Button>
  );
}
