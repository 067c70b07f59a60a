import { afterLogin } from '#web/profile/after-login.ts';
import { openLogin } from '#web/profile/login-request.ts';
import { profileKnown } from '#web/profile/profile-known.ts';
import { isLoggedIn } from '#web/profile/profile-rules.ts';
import { profileStore } from '#web/profile/profile-store.ts';
import { settle, toast } from '#web/toasts/toasts.ts';
import { participationMessages as text } from '../../promotion.messages.ts';
import type { Promotion } from '../../promotions.decode.ts';
import { type Gate, gateFor } from '../../promotions.rules.ts';

type Ways = { enter(): void; learnMore(): void };

const about = 'promotion gate';

/** Lets somebody take part, or says what is missing and leads there. Whoever logs in is asked the next question right away. */
export async function passGate(promotion: Pick<Promotion, 'pro'>, ways: Ways): Promise<void> {
  await profileKnown();
  const gate = gateFor(signedInPerson(), promotion);
  if (gate) return stopAt(gate, promotion, ways);
  settle(about);
  ways.enter();
}

/** Also for what only the station knew: a session that ended, a PRO that ran out. */
export function stopAt(gate: Gate, promotion: Pick<Promotion, 'pro'>, ways: Ways): void {
  if (gate === 'login') askForLogin(text.needsLogin, () => void passGate(promotion, ways));
  else if (gate === 'registration') askForProfile();
  else {
    const action = { label: text.learnMore, run: ways.learnMore };
    toast('info', text.proOnly.text, { about, lang: text.proOnly.lang, persist: true, action });
  }
}

export async function passWinnersGate(enter: () => void): Promise<void> {
  await profileKnown();
  if (!signedInPerson()) return askForLogin(text.winnersNeedLogin, enter);
  settle(about);
  enter();
}

function signedInPerson() {
  const profile = profileStore.get();
  return isLoggedIn(profile) ? profile.user : null;
}

function askForLogin({ text: words, lang }: { text: string; lang: 'pt-BR' }, next: () => void): void {
  const enter = () => afterLogin(next);
  toast('info', words, { about, lang, action: { label: text.enter, run: enter } });
  enter();
}

/** For whoever is signed in, the login modal is the profile panel. */
function askForProfile(): void {
  const { text: words, lang } = text.incomplete;
  toast('info', words, { about, lang, action: { label: text.complete, run: openLogin } });
  openLogin();
}
