import type { DataOf } from '#contract/endpoint.ts';
import { wireNames } from '#contract/wire-names.ts';
import type { getProfile } from './accounts.contract.ts';

export const profileNames = wireNames({ phone: 'telefone', postalCode: 'cep' });

/** Whoever is signed in, as the profile's form has them. */
export type ProfileUser = ReturnType<typeof decodeUser>;

export function decodeUser(user: DataOf<typeof getProfile>['user']) {
  return profileNames.decode(user);
}
