import { deferred } from '#web/parts/deferred.ts';
import type { SignedIn } from '#web/profile/profile-rules.ts';
import type { View } from './modal-state.ts';
import { ConfirmScreen } from './screens/ConfirmScreen.tsx';
import { LoginScreen } from './screens/LoginScreen.tsx';
import { RegisterScreen } from './screens/RegisterScreen.tsx';
import { RequestResetScreen } from './screens/RequestResetScreen.tsx';
import { ResetScreen } from './screens/ResetScreen.tsx';
import { SecondStepScreen } from './screens/SecondStepScreen.tsx';
import { LinkAccount } from './social/LinkAccount.tsx';
import { SocialButtons } from './social/SocialButtons.tsx';
import { useSocial } from './social/social.ts';

/** Most who open the modal come to log in: the profile's forms come when there is one to show. */
const ProfilePanel = deferred(() => import('./panel/ProfilePanel.tsx'), 'ProfilePanel');

type Props = { view: View; user: SignedIn['user'] | null };

export function ModalScreen({ view, user }: Props) {
  const { link } = useSocial();
  switch (view) {
    case 'login':
      if (link) return <LinkAccount wish={link} />;
      return (
        <>
          <LoginScreen />
          <SocialButtons screen="login" />
        </>
      );
    case 'second-factor':
      return <SecondStepScreen />;
    case 'register':
      return (
        <>
          <RegisterScreen />
          <SocialButtons screen="register" />
        </>
      );
    case 'confirm-email':
      return <ConfirmScreen />;
    case 'request-password-reset':
      return <RequestResetScreen />;
    case 'reset-password':
      return <ResetScreen />;
    case 'panel':
      return user && <ProfilePanel user={user} />;
  }
}
