import { codiceFiscaleMask, cpfMask, phoneMask } from '#kit/masks.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { genders } from '../../profile.rules.ts';
import { fieldProps } from './field-props.ts';
import { Cell, PanelSection } from './PanelSection.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const unchangeable = () => undefined;

export function PersonalFields({ form, email }: { form: ProfileForm; email: string }) {
  const { text } = form;
  const isBrazil = form.values.country === 'BR';
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
        <Field
          {...fieldProps(form, 'cpf')}
          mask={isBrazil ? cpfMask : codiceFiscaleMask}
          inputMode={isBrazil ? 'numeric' : 'text'}
          autoComplete="off"
        />
      </Cell>
      <Cell width="half">
        <Field
          {...fieldProps(form, 'phone')}
          mask={isBrazil ? phoneMask : undefined}
          type="tel"
          autoComplete={isBrazil ? 'tel-national' : 'tel'}
          maxLength={20}
        />
      </Cell>
      <Cell width="half">
        <Field {...fieldProps(form, 'birthday')} type="date" autoComplete="bday" />
      </Cell>
      <Cell width="half">
        <Select
          {...fieldProps(form, 'gender')}
          options={genders.map((value) => ({ value, label: text.genders[value] }))}
          placeholder={text.choose}
        />
      </Cell>
    </PanelSection>
  );
}
