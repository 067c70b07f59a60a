import type { DataOf } from '#contract/endpoint.ts';
import type { getAffiliatesData } from './affiliates.contract.ts';

/** The states that the page offers, in its order. */
export const offeredStates = ['al', 'df', 'es', 'mg', 'pr', 'rs', 'sc', 'sp'] as const;
export type OfferedState = (typeof offeredStates)[number];
export const defaultState: OfferedState = 'sp';

/** 'Antena 1 Maceió - 95.3 FM' is the branch and its frequency. A name may itself hold a hyphen: the last ' - ' parts them. */
export function splitFilial(filial: string): { name: string; frequency: string } {
  const cut = filial.lastIndexOf(' - ');
  if (cut < 0) return { name: filial.trim(), frequency: '' };
  return { name: filial.slice(0, cut).trim(), frequency: filial.slice(cut + 3).trim() };
}

export function joinFilial(name: string, frequency: string): string {
  return frequency ? `${name} - ${frequency}` : name;
}

/** '57035-000/AL' lies in 'al'. Without a slash the state is unknown: ''. */
export function stateOfCep(enderecoCEP: string): string {
  const cut = enderecoCEP.lastIndexOf('/');
  return cut < 0
    ? ''
    : enderecoCEP
        .slice(cut + 1)
        .trim()
        .toLowerCase();
}

export type Affiliate = DataOf<typeof getAffiliatesData>[number];

/** An affiliate as people read it. */
export type Branch = {
  name: string;
  frequency: string;
  street: string;
  postalCode: string;
  state: string;
  email: string;
  phone: string;
};

export function toBranch({ filial, enderecoRua, enderecoCEP, email, telefone }: Affiliate): Branch {
  const cut = enderecoCEP.lastIndexOf('/');
  return {
    ...splitFilial(filial),
    street: enderecoRua,
    postalCode: (cut < 0 ? enderecoCEP : enderecoCEP.slice(0, cut)).trim(),
    state: stateOfCep(enderecoCEP),
    email,
    phone: telefone,
  };
}

export function isOfferedState(state: string | null): state is OfferedState {
  return offeredStates.includes(state as OfferedState);
}

/** The number that a telephone dials from anywhere. Without a country of its own a number is Brazilian. */
export function phoneAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return phone.trim().startsWith('+') ? `tel:+${digits}` : `tel:+55${digits}`;
}
