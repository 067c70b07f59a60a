import { CallError } from '#contract/client.ts';
import { type Clock, realClock } from '#kit/clock.ts';
import { api } from '#web/api.ts';
import type { SignedIn } from '#web/profile/profile-rules.ts';
import { toast } from '#web/toasts/toasts.ts';
import { deleteProfile } from '../../accounts.contract.ts';
import { panelMessages } from '../../panel.messages.ts';
import { failureText } from '../failure-text.ts';
import { closeModal, endSubmit, startSubmit } from '../profile-modal.ts';
import { forgetEndedSession, logOut, sessionLost } from '../session-end.ts';
import { panelLanguage } from './panel-language.ts';

const deletionDelayMs = 1_000;

/** Answers what went wrong, or null. */
export async function deleteAccount(
  { userId, email }: SignedIn['user'],
  clock: Clock = realClock,
): Promise<string | null> {
  if (!startSubmit('deleteProfile')) return null;
  const lang = panelLanguage();
  const { remove: text } = panelMessages[lang];
  try {
    await api.call(deleteProfile, { body: { userId, email } });
  } catch (error) {
    endSubmit();
    if (error instanceof CallError && error.status === 401) return sessionLost().then(() => null);
    return failureText(error, text, lang);
  }
  closeModal();
  toast('success', text.done, { lang, persist: true });
  clock.setTimeout(() => {
    forgetEndedSession();
    void logOut({ said: false }).finally(endSubmit);
  }, deletionDelayMs);
  return null;
}
