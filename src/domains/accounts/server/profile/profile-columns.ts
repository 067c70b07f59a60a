import { applyMask, codiceFiscaleMask, cpfMask } from '#kit/masks.ts';
import type { Country } from '../../country.rules.ts';
import { isGender, type ProfileChange } from '../../profile.rules.ts';
import type { Person } from '../accounts.store.ts';
import { isCityOfState, isStateOf } from '../places/places.ts';

type Columns = Partial<Omit<Person, 'id' | 'email' | 'passwordHash'>>;

/** A change as the table keeps it. What was not named stays out of it. */
export function profileColumns(asked: ProfileChange, person: Person): Columns | 'unknown place' {
  const country = asked.country ?? person.country;
  const change = country === person.country ? asked : { ...nothingLeft, ...asked };
  const place = placeAfter(change, person, country);
  if (place === 'unknown place') return place;
  return {
    // Something is always written: a change of nothing is no error.
    name: change.name ?? person.name,
    lastName: change.lastName,
    country,
    cpf: change.cpf === undefined ? undefined : applyMask(taxNumberMasks[country], change.cpf) || null,
    birthday: change.birthday === undefined ? undefined : change.birthday || null,
    gender: change.gender === undefined ? undefined : isGender(change.gender) ? change.gender : null,
    phone: change.phone,
    ...place,
    postalCode: change.postalCode,
    district: change.district,
    street: change.street,
    streetNumber: change.streetNumber,
    addressSupplement: change.addressSupplement,
    newsletter: change.newsletter,
  };
}

const taxNumberMasks = { BR: cpfMask, IT: codiceFiscaleMask };

/** Another country takes away what only the one before could have given, unless the change names it anew. */
const nothingLeft = { cpf: '', phone: '', stateId: null, cityId: null, postalCode: '' };

/** Another state takes the city away, unless the change names one that lies in it. */
function placeAfter({ stateId, cityId }: ProfileChange, person: Person, country: Country): Columns | 'unknown place' {
  if (stateId === undefined && cityId === undefined) return {};
  const state = stateId === undefined ? person.stateId : stateId;
  const city = cityId === undefined ? (state === person.stateId ? person.cityId : null) : cityId;
  const isPlace =
    (state === null || isStateOf(state, country)) && (city === null || (state !== null && isCityOfState(city, state)));
  return isPlace ? { stateId: state, cityId: city } : 'unknown place';
}
