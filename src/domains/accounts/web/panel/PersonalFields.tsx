import { CPF_MASK, phoneMask } from '#kit/masks.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { panelMessages as text } from '../../panel.messages.ts';
import { genders } from '../../profile.rules.ts';
import { fieldProps } from './field-props.ts';
import { Cell, PanelSection } from './PanelSection.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const genderOptions = genders.map((gender) => ({ value: gender, label: text.genders[gender] }));
const unchangeable = () => undefined;

export function PersonalFields({ form, email }: { form: ProfileForm; email: string }) {
  return (
    <PanelSection title={text.sections.personal}>
      <Cell width="whole">
        <Field
          label={text.labels.email}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={unchangeable}
          hint={text.emailHint}
          readOnly
        />
      </Cell>
      <Cell width="half">
        <Field {...fieldProps(form, 'name')} autoComplete="given-name" maxLength={60} />
      </Cell>
      <Cell width="half">
        <Field {...fieldProps(form, 'lastName')} autoComplete="family-name" maxLength={60} />
      </Cell>
      <Cell width="half">
        <Field {...fieldProps(form, 'cpf')} mask={CPF_MASK} inputMode="numeric" autoComplete="off" />
      </Cell>
      <Cell width="half">
        <Field {...fieldProps(form, 'telefone')} mask={phoneMask} type="tel" autoComplete="tel-national" />
      </Cell>
      <Cell width="half">
        <Field {...fieldProps(form, 'birthday')} type="date" autoComplete="bday" />
      </Cell>
      <Cell width="half">
        <Select {...fieldProps(form, 'gender')} options={genderOptions} placeholder={text.choose} />
      </Cell>
    </PanelSection>
  );
}
