import { type RefObject, useState } from 'react';
import { type Errors, useFaults } from '#web/forms/use-faults.ts';
import { useStore } from '#web/shell/store.ts';
import { toast } from '#web/toasts/toasts.ts';
import type { ProfileUser } from '../../accounts.decode.ts';
import { profileProblems } from '../../profile.rules.ts';
import { type ProfileFormMessages, profileFormMessages } from '../../profile-form.messages.ts';
import { draft, noEdits } from './draft.ts';
import { changesOf, type Edits, edited, type ProfileValues } from './profile-values.ts';
import type { PanelField } from './refused-field.ts';
import { type Saved, saveProfile } from './save-profile.ts';

export type Passwords = { newPassword: string; newPasswordConfirmation: string; currentPassword: string };

const noPasswords: Passwords = { newPassword: '', newPasswordConfirmation: '', currentPassword: '' };

type PanelErrors = Errors<PanelField>;

export type ProfileForm = {
  element: RefObject<HTMLFormElement | null>;
  values: ProfileValues;
  text: ProfileFormMessages;
  passwords: Passwords;
  failure: string;
  hasChanges: boolean;
  /** The password was changed: the session is over in a moment. */
  isLeaving: boolean;
  errorOf(field: PanelField): string | undefined;
  change(change: Edits): void;
  changePassword(change: Partial<Passwords>): void;
  discard(): void;
  send(): Promise<void>;
};

/** The saved profile with what was typed over it. Whatever becomes of a call, what was typed stays. */
export function useProfileForm(user: ProfileUser, hasPassword = true): ProfileForm {
  const faults = useFaults<PanelField>();
  const { element, errors, failure, flag } = faults;
  const edits = useStore(draft, noEdits);
  const [passwords, setPasswords] = useState(noPasswords);
  const [isLeaving, setLeaving] = useState(false);
  const values = { ...user, ...edits };
  const text = profileFormMessages[values.country];
  const changes = changesOf(user, edits);
  const { newPassword, newPasswordConfirmation, currentPassword } = passwords;
  const hasNewPassword = newPassword !== '' || newPasswordConfirmation !== '';
  const hasChanges = Object.keys(changes).length > 0 || hasNewPassword;

  function findErrors(): PanelErrors {
    const change = hasNewPassword ? { ...changes, newPassword, newPasswordConfirmation } : changes;
    const found = profileProblems({ ...change, country: values.country }, localDay(new Date()));
    const unreadable = hasUnreadableDate(element.current) && { birthday: text.problems['invalid birthday'] };
    return { ...Object.fromEntries(found.map(({ field, code }) => [field, text.problems[code]])), ...unreadable };
  }

  function settle(saved: Saved): void {
    if (saved.kind === 'refused') flag({ [saved.error.field]: saved.error.text });
    if (saved.kind === 'failed') faults.fail(saved.text);
    if (saved.kind !== 'saved' && saved.kind !== 'password changed') return;
    draft.set(noEdits);
    setPasswords(noPasswords);
    setLeaving(saved.kind === 'password changed');
  }

  return {
    element,
    values,
    text,
    passwords,
    failure,
    hasChanges,
    isLeaving,
    errorOf: (field) => errors[field],
    change(change) {
      draft.set(edited(user, edits, change));
      if (change.country) faults.clear();
      for (const field of Object.keys(change)) faults.note(field as PanelField, undefined);
    },
    changePassword(change) {
      setPasswords({ ...passwords, ...change });
      for (const field of Object.keys(change)) faults.note(field as PanelField, undefined);
    },
    discard() {
      draft.set(noEdits);
      setPasswords(noPasswords);
      faults.clear();
    },
    async send() {
      const found = findErrors();
      if (Object.keys(found).length > 0) return flag(found);
      faults.clear();
      if (!hasChanges) return void toast('info', text.unchanged, { lang: text.lang, about: 'profile' });
      const user = hasNewPassword ? { ...changes, newPassword } : changes;
      settle(await saveProfile(user, currentPassword, { text, hasPassword }));
    },
  };
}

/** Half a date reads as none, which would be silently taken for an empty field. */
function hasUnreadableDate(form: HTMLFormElement | null): boolean {
  const control = form?.elements.namedItem('birthday');
  return control instanceof HTMLInputElement && control.validity.badInput;
}

/** The day it is where the person sits, as 2026-11-15. */
function localDay(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
