import type { AnswerOf } from '#contract/endpoint.ts';
import type { getProfile } from '../accounts.contract.ts';
import { isRegistrationComplete } from '../accounts.rules.ts';
import type { Person } from './accounts.store.ts';

export function presentUser(person: Person, isPro: boolean): AnswerOf<typeof getProfile>['user'] {
  return {
    userId: person.id,
    name: person.name,
    lastName: person.lastName,
    email: person.email,
    country: person.country,
    cpf: person.cpf ?? '',
    birthday: person.birthday ?? '',
    gender: person.gender ?? '',
    telefone: person.phone,
    stateId: person.stateId,
    cityId: person.cityId,
    cep: person.postalCode,
    district: person.district,
    street: person.street,
    streetNumber: person.streetNumber,
    addressSupplement: person.addressSupplement,
    newsletter: person.newsletter,
    emailConfirmed: person.emailConfirmed,
    registrationComplete: isRegistrationComplete(person),
    isPro,
  };
}
