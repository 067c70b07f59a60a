import { capMask, cepMask } from '#kit/masks.ts';
import { useQuery } from '#web/query/use-query.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { type Country, countries } from '../../country.rules.ts';
import { fieldProps } from './field-props.ts';
import { Cell, PanelSection } from './PanelSection.tsx';
import { PlaceSelect } from './PlaceSelect.tsx';
import { loadCities, loadStates } from './places.ts';
import type { ProfileForm } from './use-profile-form.ts';

const postalCodeMasks: Record<Country, string> = { BR: cepMask, IT: capMask };

/** The country comes first: it decides what the other fields ask for, and in which language. */
export function AddressFields({ form }: { form: ProfileForm }) {
  const { text } = form;
  const { country, stateId, cityId } = form.values;
  const states = useQuery(country, loadStates);
  const cities = useQuery(stateId, loadCities);
  return (
    <PanelSection title={text.sections.address}>
      <Cell width="whole">
        <Select
          label={text.labels.country}
          name="country"
          value={country}
          onChange={(chosen) => form.change({ country: chosen as Country })}
          options={countries.map((value) => ({ value, label: text.countries[value] }))}
        />
      </Cell>
      <Cell width="half">
        <PlaceSelect
          text={text}
          field="stateId"
          list={states}
          value={stateId}
          error={form.errorOf('stateId')}
          onChange={(chosen) => form.change({ stateId: chosen })}
        />
      </Cell>
      <Cell width="half">
        <PlaceSelect
          text={text}
          field="cityId"
          list={cities}
          value={cityId}
          error={form.errorOf('cityId')}
          onChange={(chosen) => form.change({ cityId: chosen })}
        />
      </Cell>
      <Cell width="third">
        <Field
          {...fieldProps(form, 'postalCode')}
          mask={postalCodeMasks[country]}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </Cell>
      <Cell width="two thirds">
        <Field {...fieldProps(form, 'district')} autoComplete="address-level3" maxLength={60} />
      </Cell>
      <Cell width="two thirds">
        <Field {...fieldProps(form, 'street')} autoComplete="address-line1" maxLength={120} />
      </Cell>
      <Cell width="third">
        <Field
          {...fieldProps(form, 'streetNumber')}
          inputMode={country === 'BR' ? 'numeric' : 'text'}
          autoComplete="off"
          maxLength={10}
        />
      </Cell>
      <Cell width="whole">
        <Field {...fieldProps(form, 'addressSupplement')} autoComplete="address-line2" maxLength={60} />
      </Cell>
    </PanelSection>
  );
}
