import { useEffect, useState } from 'react';
import { modalMessages } from '#domains/accounts/accounts.messages.ts';
import { type ProfileLink, profileLink, withoutProfileLink } from '#domains/accounts/profile-link.rules.ts';
import type { Absence } from '../../parts/create-parts.ts';
import { keepFetching, tellMissing } from '../../parts/parts.ts';
import { dropFollowUp } from '../../profile/after-login.ts';
import { loginRequest } from '../../profile/login-request.ts';
import { hearOtherWindows } from '../../profile/other-windows.ts';
import { clearProfile, startProfile } from '../../profile/profile.ts';
import { useStore } from '../store.ts';
import { useOnDemand } from '../use-on-demand.ts';

const loadModal = () => import('#domains/accounts/web/ProfileModal.tsx');
const linkDelayMs = 1_500;

declare global {
  interface Window {
    /** The whole query of a mailed link; the entry has taken its secrets out of the address. */
    profileLinkSearch?: string;
  }
}

/** Where the profile modal lies over any page. Its code comes with the first wish for it. */
export function ProfileMount() {
  const isWished = useStore(loginRequest, false);
  const [link, setLink] = useLink();
  const part = useOnDemand(loadModal, isWished || link !== null, giveUp);
  useEffect(followProfile, []);

  useEffect(() => {
    if (!part || !isWished) return;
    loginRequest.set(false);
    part.openModal();
  }, [part, isWished]);
  useEffect(() => {
    if (!part || !link) return;
    part.openModal(link.screen, link);
    setLink(null);
    clearAddress();
  }, [part, link, setLink]);

  function giveUp(why: Absence): void {
    loginRequest.set(false);
    setLink(null);
    dropFollowUp();
    tellMissing(why, { said: { text: modalMessages.loadFailed, lang: 'pt-BR' } });
  }
  return part && <part.ProfileModal />;
}

/** What the address asks for comes a moment after the page: whoever arrives sees first where they are. */
function useLink() {
  const [link, setLink] = useState<ProfileLink | null>(null);
  useEffect(() => {
    const asked = profileLink(window.profileLinkSearch ?? '');
    if (!asked) return;
    void loadModal().catch(() => undefined);
    const timer = setTimeout(() => {
      window.profileLinkSearch = undefined;
      setLink(asked);
    }, linkDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return [link, setLink] as const;
}

/** The router is not asked: for it nothing has changed, and the page must not load again. */
function clearAddress(): void {
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', pathname + withoutProfileLink(search) + hash);
}

function followProfile(): () => void {
  void startProfile(loseSession);
  return hearOtherWindows((news) => {
    if (news === 'entered') void startProfile(loseSession);
    else clearProfile();
  });
}

function loseSession(): Promise<void> {
  const load = () => import('#domains/accounts/web/session-end.ts');
  return new Promise((resolve) => {
    keepFetching(load, { onHere: ({ sessionLost }) => void sessionLost().then(resolve) });
  });
}
