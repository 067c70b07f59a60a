import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SignedIn } from '#web/profile/profile-rules.ts';
import { useStore } from '#web/shell/store.ts';
import { toast } from '#web/toasts/toasts.ts';
import { panelMessages as text } from '../../panel.messages.ts';
import { profileProblem } from '../../profile.rules.ts';
import { draft, noEdits } from './draft.ts';
import { changesOf, type Edits, edited, type ProfileValues } from './profile-values.ts';
import type { FieldError, PanelField } from './refused-field.ts';
import { type Saved, saveProfile } from './save-profile.ts';

export type Passwords = { newPassword: string; newPasswordConfirmation: string; currentPassword: string };

const noPasswords: Passwords = { newPassword: '', newPasswordConfirmation: '', currentPassword: '' };

export type ProfileForm = {
  element: RefObject<HTMLFormElement | null>;
  values: ProfileValues;
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
export function useProfileForm(user: SignedIn['user']): ProfileForm {
  const element = useRef<HTMLFormElement>(null);
  const edits = useStore(draft, noEdits);
  const [passwords, setPasswords] = useState(noPasswords);
  const [error, setError] = useState<FieldError | null>(null);
  const [failure, setFailure] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  const changes = changesOf(user, edits);
  const { newPassword, newPasswordConfirmation, currentPassword } = passwords;
  const hasNewPassword = newPassword !== '' || newPasswordConfirmation !== '';
  const hasChanges = Object.keys(changes).length > 0 || hasNewPassword;

  useEffect(() => {
    const control = error && element.current?.elements.namedItem(error.field);
    if (control instanceof HTMLElement) control.focus();
  }, [error]);

  function forget(fields: string[]): void {
    setFailure('');
    if (error && fields.includes(error.field)) setError(null);
  }

  function problem(): FieldError | null {
    if (hasUnreadableDate(element.current)) return { field: 'birthday', text: text.problems['invalid birthday'] };
    const change = hasNewPassword ? { ...changes, newPassword, newPasswordConfirmation } : changes;
    const found = profileProblem(change, localDay(new Date()));
    return found && { field: found.field, text: text.problems[found.code] };
  }

  function settle(saved: Saved): void {
    if (saved.kind === 'refused') setError(saved.error);
    if (saved.kind === 'failed') setFailure(saved.text);
    if (saved.kind !== 'saved' && saved.kind !== 'password changed') return;
    draft.set(noEdits);
    setPasswords(noPasswords);
    setLeaving(saved.kind === 'password changed');
  }

  return {
    element,
    values: { ...user, ...edits },
    passwords,
    failure,
    hasChanges,
    isLeaving,
    errorOf: (field) => (error?.field === field ? error.text : undefined),
    change(change) {
      draft.set(edited(edits, change));
      forget(Object.keys(change));
    },
    changePassword(change) {
      setPasswords({ ...passwords, ...change });
      forget(Object.keys(change));
    },
    discard() {
      draft.set(noEdits);
      setPasswords(noPasswords);
      setError(null);
      setFailure('');
    },
    async send() {
      setFailure('');
      const found = problem();
      setError(found);
      if (found) return;
      if (!hasChanges) return void toast('info', text.unchanged, { lang: 'pt-BR' });
      const user = hasNewPassword ? { ...changes, newPassword } : changes;
      settle(await saveProfile(user, currentPassword));
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
