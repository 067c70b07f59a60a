import { Suspense } from 'react';
import { breadcrumbs } from '#web/json-ld.ts';
import { definePage } from '#web/page.ts';
import { oneOf } from '#web/page-query.ts';
import { deferred } from '#web/parts/deferred.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { checkInfoActiveHunt, getHuntSeals } from '../hunt.contract.ts';
import { decodeHunt, decodeSeal, type Hunt, type Seal } from '../hunt.decode.ts';
import { huntMessages as text } from '../hunt.messages.ts';
import { type HuntTab, huntPath, huntTabOf, huntTabs } from '../hunt.rules.ts';
import { HuntTabs } from './page/HuntTabs.tsx';
import { NoHunt } from './page/NoHunt.tsx';
import { StartPanel } from './page/StartPanel.tsx';

const OwnPrize = deferred(() => import('./page/OwnPrize.tsx'), 'OwnPrize');
const PrizeList = deferred(() => import('./page/PrizeList.tsx'), 'PrizeList');
const SealSection = deferred(() => import('./page/SealSection.tsx'), 'SealSection');

export type HuntData = { hunt: Hunt | null; seals: Seal[]; tab: HuntTab };

export const page = definePage<HuntData>({
  query: { aba: oneOf(huntTabs.filter((tab) => tab !== 'inizio')) },
  async load({ client, query }) {
    const [hunt, seals] = await Promise.all([client.call(checkInfoActiveHunt), client.call(getHuntSeals)]);
    return { hunt: hunt && decodeHunt(hunt), seals: seals.map(decodeSeal), tab: huntTabOf(query.get('aba')) };
  },
  head: ({ tab }) => ({
    title: text.headTitle,
    description: text.headDescription,
    noindex: tab !== 'inizio',
    jsonLd: import.meta.env.SSR ? [breadcrumbs([{ name: text.title, path: huntPath }])] : undefined,
  }),
  Page: HuntPage,
});

function HuntPage({ data: { hunt, seals, tab } }: { data: HuntData }) {
  return (
    <div className="page-width grid pb-16 md:pb-24">
      <PageIntro kicker={text.kicker} title={text.title} lead={text.lead} />
      <div className="grid gap-10 md:gap-14">
        {hunt ? <RunningHunt hunt={hunt} tab={tab} /> : <NoHunt />}
        <Suspense fallback={<div className="min-h-64" />}>
          <SealSection seals={seals} />
        </Suspense>
      </div>
    </div>
  );
}

function RunningHunt({ hunt, tab }: { hunt: Hunt; tab: HuntTab }) {
  return (
    <div className="grid gap-8 md:gap-10">
      <HuntTabs current={tab} />
      <Suspense>
        <OwnPrize hunt={hunt} />
      </Suspense>
      {tab === 'inizio' && <StartPanel hunt={hunt} />}
      {tab === 'regulamento' && <Rules html={hunt.rules} />}
      {tab === 'premios' && (
        <Suspense fallback={<div className="min-h-96" />}>
          <PrizeList prizes={hunt.prizes} />
        </Suspense>
      )}
    </div>
  );
}

function Rules({ html }: { html: string }) {
  return (
    <section aria-labelledby="regolamento" className="grid max-w-[46rem] gap-4">
      <h2 id="regolamento" className="text-31">
        {text.rules}
      </h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server; see sanitize-html.ts. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
