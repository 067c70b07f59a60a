import { PasswordField } from '../PasswordField.tsx';
import { Cell, PanelSection } from './PanelSection.tsx';
import type { Passwords, ProfileForm } from './use-profile-form.ts';

type Props = { form: ProfileForm; hasPassword?: boolean };

/** The current password is asked for only when a new one is typed, and only of whoever has one. */
export function PasswordFields({ form, hasPassword = true }: Props) {
  const { text } = form;
  const common = (field: keyof Passwords) => ({
    label: text.labels[field],
    name: field,
    value: form.passwords[field],
    error: form.errorOf(field),
    onChange: (value: string) => form.changePassword({ [field]: value }),
    maxLength: 128,
  });
  return (
    <PanelSection title={text.sections.password} note={hasPassword ? text.password.hint : text.password.firstHint}>
      <Cell width="half">
        <PasswordField {...common('newPassword')} autoComplete="new-password" />
      </Cell>
      <Cell width="half">
        <PasswordField {...common('newPasswordConfirmation')} autoComplete="new-password" />
      </Cell>
      {hasPassword && form.passwords.newPassword !== '' && (
        <Cell width="whole">
          <PasswordField
            {...common('currentPassword')}
            autoComplete="current-password"
            hint={text.password.currentHint}
          />
        </Cell>
      )}
    </PanelSection>
  );
}
