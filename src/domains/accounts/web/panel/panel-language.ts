import { languageOf } from '#web/profile/listener-language.ts';
import { profileStore, useProfile } from '#web/profile/profile.ts';
import { useStore } from '#web/shell/store.ts';
import type { SurfaceLang } from '#web/ui/ui.messages.ts';
import { draft, noEdits } from './draft.ts';

/** The panel speaks the language of the country that is chosen in it, all of it: what it says later, too. */
export function panelLanguage(): SurfaceLang {
  return languageOf(draft.get().country ?? profileStore.get().user?.country);
}

export function usePanelLanguage(): SurfaceLang {
  const { user } = useProfile();
  const { country } = useStore(draft, noEdits);
  return languageOf(country ?? user?.country);
}
