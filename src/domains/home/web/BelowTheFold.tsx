import type { DataOf } from '#contract/endpoint.ts';
import type { getPartnersData } from '#domains/partners/partners.contract.ts';
import type { Programme } from '#domains/programmes/programmes.rules.ts';
import { NetworkBand } from './NetworkBand.tsx';
import { PartnersRow } from './PartnersRow.tsx';
import { WeekFeatures } from './WeekFeatures.tsx';

type Props = { programmes: Programme[]; branches: number; partners: DataOf<typeof getPartnersData> };

export function BelowTheFold({ programmes, branches, partners }: Props) {
  return (
    <>
      <div className="page-width pb-16 md:pb-20">
        <WeekFeatures programmes={programmes} />
      </div>
      <NetworkBand branches={branches} />
      <PartnersRow partners={partners} />
    </>
  );
}
