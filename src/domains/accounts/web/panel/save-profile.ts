import { CallError } from '#contract/client.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { type Clock, realClock } from '#kit/clock.ts';
import { api } from '#web/api.ts';
import { holdUser } from '#web/profile/profile.ts';
import { toast } from '#web/toasts/toasts.ts';
import { updateProfile } from '../../accounts.contract.ts';
import { profileNames } from '../../accounts.decode.ts';
import type { ProfileChange } from '../../profile.rules.ts';
import type { ProfileFormMessages } from '../../profile-form.messages.ts';
import { failureText } from '../failure-text.ts';
import { endSubmit, startSubmit } from '../profile-modal.ts';
import { logOut, sessionLost } from '../session-end.ts';
import { type FieldError, refusedField } from './refused-field.ts';

const passwordChangeDelayMs = 3_000;

export type Saved =
  | { kind: 'saved' }
  | { kind: 'password changed' }
  | { kind: 'session lost' }
  | { kind: 'refused'; error: FieldError }
  | { kind: 'failed'; text: string };

/** `user` holds what changes and nothing else; the current password goes along only where it is asked for. */
export async function saveProfile(
  user: Omit<ProfileChange, 'newPasswordConfirmation'>,
  currentPassword: string,
  { text, hasPassword }: { text: ProfileFormMessages; hasPassword: boolean },
  clock: Clock = realClock,
): Promise<Saved> {
  if (!startSubmit('updateProfile')) return { kind: 'failed', text: text.other };
  const isNewPassword = user.newPassword !== undefined;
  const password = isNewPassword && currentPassword !== '' ? currentPassword : false;
  try {
    const answer = await api.call(updateProfile, {
      body: { user: profileNames.encode(user) as BodyOf<typeof updateProfile>['user'], password },
    });
    // A first password ends no session: there was none to change.
    if (!isNewPassword || !hasPassword) {
      holdUser(answer.user);
      toast('success', text.saved, { lang: text.lang, about: 'profile' });
      endSubmit();
      return { kind: 'saved' };
    }
    toast('success', text.passwordChanged, { lang: text.lang, about: 'profile' });
    // The server has ended every session: the panel stays asleep until this one is gone from the page, too.
    clock.setTimeout(() => void logOut({ said: false }).finally(endSubmit), passwordChangeDelayMs);
    return { kind: 'password changed' };
  } catch (error) {
    endSubmit();
    return outcomeOf(error, text);
  }
}

function outcomeOf(error: unknown, text: ProfileFormMessages): Saved {
  if (error instanceof CallError && error.status === 401) {
    void sessionLost();
    return { kind: 'session lost' };
  }
  const refused = refusedField(error, text);
  if (refused) return { kind: 'refused', error: refused };
  return { kind: 'failed', text: failureText(error, { refusals: {}, other: text.other }, text.lang) };
}
