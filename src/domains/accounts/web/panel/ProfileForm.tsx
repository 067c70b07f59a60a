import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ModalForm } from '../ModalForm.tsx';
import { useProfileModal } from '../profile-modal.ts';
import { TextButton } from '../TextButton.tsx';
import { AddressFields } from './AddressFields.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import { PersonalFields } from './PersonalFields.tsx';
import type { ProfileForm as Form } from './use-profile-form.ts';

type Props = {
  form: Form;
  email: string;
  /** Undefined while nobody knows: then it is asked for. */
  hasPassword?: boolean;
};

export function ProfileForm({ form, email, hasPassword }: Props) {
  const { text } = form;
  const isBusy = useProfileModal().submitting === 'updateProfile';
  const isUnsaved = form.hasChanges && !isBusy;
  return (
    <ModalForm
      form={form}
      isBusy={isBusy}
      labels={text}
      onSubmit={() => void form.send()}
      note={isUnsaved && <Unsaved form={form} />}
    >
      <fieldset disabled={isBusy} className="grid gap-7">
        <PersonalFields form={form} email={email} />
        <AddressFields form={form} />
        <PasswordFields form={form} hasPassword={hasPassword} />
        <div className="border-t border-rule pt-4">
          <Checkbox
            label={text.labels.newsletter}
            name="newsletter"
            checked={form.values.newsletter}
            onChange={(newsletter) => form.change({ newsletter })}
          />
        </div>
      </fieldset>
    </ModalForm>
  );
}

function Unsaved({ form: { text, discard } }: { form: Form }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p className="text-14 text-ink-2">{text.unsaved}</p>
      <TextButton onClick={discard}>{text.discard}</TextButton>
    </div>
  );
}
