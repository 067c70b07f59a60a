import { fetchForPress } from '#web/parts/parts.ts';
import { isLoggedIn } from '#web/profile/profile-rules.ts';
import { useProfile } from '#web/profile/profile-store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

type Props = { labels: { signedIn: string; nobody: string } };

/** One click to the last step before an account is deleted. */
export function DeletionButton({ labels }: Props) {
  const isSignedIn = isLoggedIn(useProfile());
  async function open(): Promise<void> {
    (await fetchForPress(() => import('../panel/delete-request.ts')))?.openDeletion();
  }
  return (
    <Button onClick={open} aria-haspopup="dialog">
      <Icon name="user" size={18} />
      {isSignedIn ? labels.signedIn : labels.nobody}
    </Button>
  );
}
