import { Suspense } from 'react';
import { deferred } from '#web/parts/deferred.ts';
import type { SignedIn } from '#web/profile/profile-rules.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { useSurfaceLang } from '#web/ui/surface.ts';
import { decodeUser } from '../../accounts.decode.ts';
import { panelMessages } from '../../panel.messages.ts';
import { Failure } from '../ModalForm.tsx';
import { Outcome } from '../Outcome.tsx';
import { TextButton } from '../TextButton.tsx';
import { DataRights } from './DataRights.tsx';
import { MissingNotice } from './MissingNotice.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { useFreshProfile } from './use-fresh-profile.ts';
import { useProfileForm } from './use-profile-form.ts';

const ProTools = deferred(() => import('#domains/pro/web/blocks/ProTools.tsx'), 'ProTools');

/** For staff only: the others never load it. */
const SecondFactorSection = deferred(() => import('../second-factor/SecondFactorSection.tsx'), 'SecondFactorSection');

type Props = { user: SignedIn['user'] };

/** What a signed-in person sees of the modal: the profile to change, and what can be done with the account. */
export function ProfilePanel({ user }: Props) {
  const text = panelMessages[useSurfaceLang()];
  const { hasPassword, proUntil, secondFactor, hasFailed, retry } = useFreshProfile();
  const form = useProfileForm(decodeUser(user), hasPassword);
  if (form.isLeaving) return <Outcome>{text.leaving}</Outcome>;
  return (
    <div className="grid gap-7">
      <div className="grid gap-4">
        <div className="grid justify-items-start *:w-full [&>[role=alert]:not(:empty)]:pt-4">
          <AccountStatus user={user} proUntil={proUntil} />
          <Failure text={hasFailed ? text.fetchFailed : ''} />
          {hasFailed && (
            <TextButton onClick={retry} className="w-auto!">
              {text.retry}
            </TextButton>
          )}
        </div>
        {!user.registrationComplete && <MissingNotice form={form} />}
      </div>
      {user.isPro && (
        <Suspense>
          <ProTools />
        </Suspense>
      )}
      <ProfileForm form={form} email={user.email} hasPassword={hasPassword} />
      {secondFactor && (
        <Suspense>
          <SecondFactorSection status={secondFactor} hasPassword={hasPassword !== false} onChange={retry} />
        </Suspense>
      )}
      <DataRights user={user} />
    </div>
  );
}

function AccountStatus({
  user: { name, lastName, isPro, registrationComplete },
  proUntil,
}: Props & { proUntil?: string | null }) {
  const text = panelMessages[useSurfaceLang()];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="font-serif text-20">{`${name} ${lastName}`.trim()}</p>
      {isPro && <Badge kind="pro">{text.pro}</Badge>}
      {isPro && proUntil && <p className="text-14 text-ink-2">{text.proUntil(new Date(proUntil))}</p>}
      {registrationComplete && <Badge kind="plain">{text.complete}</Badge>}
    </div>
  );
}
