import { CEP_MASK } from '#kit/masks.ts';
import { Field } from '#web/ui/Field.tsx';
import { panelMessages as text } from '../../panel.messages.ts';
import { fieldProps } from './field-props.ts';
import { Cell, PanelSection } from './PanelSection.tsx';
import { PlaceSelect } from './PlaceSelect.tsx';
import { loadCities, loadStates } from './places.ts';
import { useList } from './use-list.ts';
import type { ProfileForm } from './use-profile-form.ts';

export function AddressFields({ form }: { form: ProfileForm }) {
  const { stateId, cityId } = form.values;
  const states = useList(loadStates, 'all');
  const cities = useList(loadCities, stateId);
  return (
    <PanelSection title={text.sections.address}>
      <Cell width="half">
        <PlaceSelect
          field="stateId"
          list={states}
          value={stateId}
          error={form.errorOf('stateId')}
          onChange={(chosen) => form.change({ stateId: chosen })}
        />
      </Cell>
      <Cell width="half">
        <PlaceSelect
          field="cityId"
          list={cities}
          value={cityId}
          error={form.errorOf('cityId')}
          onChange={(chosen) => form.change({ cityId: chosen })}
        />
      </Cell>
      <Cell width="third">
        <Field {...fieldProps(form, 'cep')} mask={CEP_MASK} inputMode="numeric" autoComplete="postal-code" />
      </Cell>
      <Cell width="two thirds">
        <Field {...fieldProps(form, 'district')} autoComplete="address-level3" maxLength={60} />
      </Cell>
      <Cell width="two thirds">
        <Field {...fieldProps(form, 'street')} autoComplete="address-line1" maxLength={120} />
      </Cell>
      <Cell width="third">
        <Field {...fieldProps(form, 'streetNumber')} inputMode="numeric" autoComplete="off" maxLength={10} />
      </Cell>
      <Cell width="whole">
        <Field {...fieldProps(form, 'addressSupplement')} autoComplete="address-line2" maxLength={60} />
      </Cell>
    </PanelSection>
  );
}
