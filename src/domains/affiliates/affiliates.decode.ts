import type { DataOf } from '#contract/endpoint.ts';
import type { getAffiliatesData } from './affiliates.contract.ts';
import type { Branch } from './affiliates.rules.ts';

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

type WireAffiliate = DataOf<typeof getAffiliatesData>[number];

export function decodeBranch({ filial, enderecoRua, enderecoCEP, email, telefone }: WireAffiliate): Branch {
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
