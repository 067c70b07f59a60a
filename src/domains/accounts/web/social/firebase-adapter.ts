import { initializeApp } from '@firebase/app';
import {
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithPopup,
} from '@firebase/auth';
import type { SocialProvider } from '../../social.rules.ts';
import type { SocialAdapter } from './social-adapter.ts';

type Settings = { apiKey: string; authDomain: string; projectId: string };

/** Firebase only brings the token: the session is the station's own, so nothing of Firebase stays in the browser. */
export function createFirebaseAdapter({ apiKey, authDomain, projectId }: Settings): SocialAdapter {
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  auth.languageCode = 'pt-BR';
  return {
    async signIn(provider) {
      const { user } = await signInWithPopup(auth, providers[provider]());
      const idToken = await user.getIdToken();
      await auth.signOut();
      return idToken;
    },
  };
}

const providers: Record<SocialProvider, () => GoogleAuthProvider | FacebookAuthProvider> = {
  google: () => new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' }) as GoogleAuthProvider,
  facebook: () => new FacebookAuthProvider().addScope('email') as FacebookAuthProvider,
};
