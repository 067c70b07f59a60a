import type { SurfaceLang } from '../ui/ui.messages.ts';
import { profileStore } from './profile-store.ts';

/** What is a listener's own is told in the language of where they live: Portuguese, as specified, unless that is Italy. */
export function languageOf(country: string | undefined): SurfaceLang {
  return country === 'IT' ? 'it' : 'pt-BR';
}

export function listenerLanguage(): SurfaceLang {
  return languageOf(profileStore.get().user?.country);
}
