import type { AppParameters } from '../site.contract.ts';
import type { StationFacts } from './texts/legal.types.ts';

/** What the legal texts know of the station, from its parameters. */
export function stationFacts({
  name,
  company,
  address,
  taxId,
  email,
  privacyEmail,
  phone,
}: AppParameters['station']): StationFacts {
  // The parameter carries its own label, the texts write theirs.
  return { name, company, address, taxId: taxId.replace(/^P\.?\s?IVA\s+/i, ''), email, dpoEmail: privacyEmail, phone };
}
