import { headerMessages } from '#domains/site/site.messages.ts';
import { type EarlyButton, replayEarlyPress } from '../early/early-press.ts';
import { loginRequest, openLogin } from '../profile/login-request.ts';
import { useProfile } from '../profile/profile-store.ts';
import { Badge } from '../ui/Badge.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useStore } from './store.ts';

/** Opens the login or the profile. The server knows nobody; a name, when it comes, has the same room as the word before it. */
export function AccountButton() {
  const { user } = useProfile();
  const isWished = useStore(loginRequest, false);
  return (
    <button
      ref={replayEarlyPress}
      type="button"
      data-early={'login' satisfies EarlyButton}
      data-pressed={isWished ? '' : undefined}
      aria-busy={isWished || undefined}
      onClick={openLogin}
      aria-haspopup="dialog"
      className="veil press relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-round text-14 font-semibold text-ink-2 lg:px-4"
    >
      <Icon name="user" size={20} />
      <span className="max-lg:sr-only lg:w-14 lg:truncate lg:text-left">
        <AccountLabel name={user?.name} />
      </span>
      {user?.isPro && (
        <span className="absolute -bottom-1.5 left-1/2 -translate-x-1/2 scale-75 lg:left-6.5">
          <Badge kind="pro">PRO</Badge>
        </span>
      )}
    </button>
  );
}

export function AccountLabel({ name }: { name: string | undefined }) {
  if (!name) return <span lang="pt-BR">{headerMessages.enter}</span>;
  return (
    <>
      <span lang="pt-BR" className="visually-hidden">
        {headerMessages.myProfile},{' '}
      </span>
      {name.trim().split(' ')[0]}
    </>
  );
}
