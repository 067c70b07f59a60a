import { afterLogin } from '#web/profile/after-login.ts';
import { openLogin } from '#web/profile/login-request.ts';
import { isProfileAwaited } from '#web/profile/profile-awaited.ts';
import { isLoggedIn } from '#web/profile/profile-rules.ts';
import { profileStore } from '#web/profile/profile-store.ts';
import { canPlay } from '../../hunt.rules.ts';

const longestWaitMs = 5_000;

/** Lets whoever has filled in everything go and listen; all others get the profile modal, and after a login the same question again. */
export async function passStart(go: () => void): Promise<void> {
  await profileKnown();
  const profile = profileStore.get();
  if (!isLoggedIn(profile)) return afterLogin(() => void passStart(go));
  if (canPlay(profile.user)) go();
  else openLogin();
}

/** A click may be quicker than the answer to who this is. */
function profileKnown(): Promise<void> {
  if (!isProfileAwaited()) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, longestWaitMs);
    const stop = profileStore.subscribe(() => isProfileAwaited() || done());
    function done(): void {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}
