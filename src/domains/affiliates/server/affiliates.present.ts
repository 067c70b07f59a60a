import type { AnswerOf } from '#contract/endpoint.ts';
import type { getAffiliatesData } from '../affiliates.contract.ts';
import { joinFilial } from '../affiliates.decode.ts';
import type { Affiliate } from './affiliates.store.ts';

export function presentAffiliate(affiliate: Affiliate): AnswerOf<typeof getAffiliatesData>[number] {
  return {
    filial: joinFilial(affiliate.name, affiliate.frequency),
    enderecoRua: affiliate.street,
    enderecoCEP: `${affiliate.postalCode}/${affiliate.state.toUpperCase()}`,
    email: affiliate.email,
    telefone: affiliate.phone,
  };
}
