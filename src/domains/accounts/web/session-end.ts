import { api } from '#web/api.ts';
import { tellOtherWindows } from '#web/profile/other-windows.ts';
import { clearProfile } from '#web/profile/profile.ts';
import { toast } from '#web/toasts/toasts.ts';
import { logout } from '../accounts.contract.ts';
import { sessionMessages } from '../accounts.messages.ts';
import { panelLanguage } from './panel/panel-language.ts';
import { closeModal } from './profile-modal.ts';

let isLeaving = false;

/** Before the profile goes, since the words are those of whoever is here. */
function words() {
  const lang = panelLanguage();
  return { text: sessionMessages[lang], said: { lang, about: 'enter' } };
}

/**
 * Ends the session on the server, here and in the other windows. A session that the server could not end is not said to
 * be over: whoever walks away from the screen would leave it open. `said: false` is for sessions that the server has
 * ended by itself (password changed, account deleted), with words of their own.
 */
export async function logOut({ said = true }: { said?: boolean } = {}): Promise<void> {
  isLeaving = true;
  const isEnded = await endOnServer();
  isLeaving = false;
  const { text, said: how } = words();
  if (said && !isEnded) return void toast('error', text.notEnded, how);
  leave();
  if (said) toast('success', text.ended, how);
}

/** The one answer to a 401: the session is over, whatever the page believed. Whoever is just leaving knows. */
export async function sessionLost(): Promise<void> {
  if (isLeaving) return;
  const { text, said } = words();
  leave();
  toast('error', text.lost, said);
  await endOnServer();
}

/** The server has ended the session by itself; the modal goes on with what it shows. */
export function forgetEndedSession(): void {
  clearProfile();
  tellOtherWindows('left');
}

/** Nothing of the person stays in this page; the stream that was theirs falls with the profile. */
function leave(): void {
  closeModal();
  forgetEndedSession();
}

/** Only the server can take the session's cookie away: no script reads or writes it. */
async function endOnServer(): Promise<boolean> {
  try {
    await api.call(logout, { body: {} });
    return true;
  } catch (error) {
    console.warn('the session did not end on the server', error);
    return false;
  }
}
