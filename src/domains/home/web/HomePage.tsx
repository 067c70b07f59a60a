import { Suspense } from 'react';
import type { DataOf } from '#contract/endpoint.ts';
import { getAffiliatesData } from '#domains/affiliates/affiliates.contract.ts';
import { getPartnersData } from '#domains/partners/partners.contract.ts';
import { getProgramsData } from '#domains/programmes/programmes.contract.ts';
import type { Programme } from '#domains/programmes/programmes.rules.ts';
import { useNow } from '#domains/programmes/web/blocks/useNow.ts';
import { definePage } from '#web/page.ts';
import { frontOf } from '../home.rules.ts';
import { BelowTheFold } from './BelowTheFold.deferred.ts';
import { DaySchedule } from './DaySchedule.tsx';
import { HomeLead } from './HomeLead.tsx';

type Data = {
  programmes: Programme[];
  partners: DataOf<typeof getPartnersData>;
  branches: number;
};

export const page = definePage<Data>({
  async load({ client }) {
    const [programmes, partners, affiliates] = await Promise.all([
      client.call(getProgramsData),
      client.call(getPartnersData),
      client.call(getAffiliatesData),
    ]);
    return { programmes, partners, branches: affiliates.length };
  },
  head: () => ({}),
  Page: HomePage,
});

function HomePage({ data: { programmes, partners, branches } }: { data: Data }) {
  const now = useNow();
  const { featured, today, others } = frontOf(programmes, now);
  return (
    <>
      <HomeLead featured={featured} now={now} />
      <div className="page-width pb-14 md:pb-20">
        <DaySchedule programmes={today} onAir={featured?.kind === 'now' ? featured.programme : null} now={now} />
      </div>
      <Suspense>
        <BelowTheFold programmes={others} branches={branches} partners={partners} />
      </Suspense>
    </>
  );
}
