import { afterLogin } from '#web/profile/after-login.ts';
import { openLogin } from '#web/profile/login-request.ts';
import { profileKnown } from '#web/profile/profile-known.ts';
import { isLoggedIn } from '#web/profile/profile-rules.ts';
import { profileStore } from '#web/profile/profile-store.ts';
import { canPlay } from '../../hunt.rules.ts';

/** Lets whoever has filled in everything go and listen; all others get the profile modal, and after a login the same question again. */
export async function passStart(go: () => void): Promise<void> {
  await profileKnown();
  const profile = profileStore.get();
  if (!isLoggedIn(profile)) return afterLogin(() => void passStart(go));
  if (canPlay(profile.user)) go();
  else openLogin();
}
