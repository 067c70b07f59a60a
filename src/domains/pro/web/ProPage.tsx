import { Suspense } from 'react';
import { getAvailableStreams } from '#domains/live/live.contract.ts';
import { breadcrumbs } from '#web/json-ld.ts';
import { definePage } from '#web/page.ts';
import { deferred } from '#web/parts/deferred.ts';
import { getFaqs } from '../pro.contract.ts';
import { proMessages as text } from '../pro.messages.ts';
import { proPage } from '../pro.rules.ts';
import { faqPage } from './page/json-ld.ts';
import { ProHero } from './page/ProHero.tsx';
import { exclusiveStreams, type ProData } from './page/pro-data.ts';

const ProSections = deferred(() => import('./page/ProSections.tsx'), 'ProSections');

export const page = definePage<ProData>({
  async load({ client }) {
    const [faqs, streams] = await Promise.all([client.call(getFaqs), client.call(getAvailableStreams)]);
    return { faqs, streams: exclusiveStreams(streams) };
  },
  head: ({ faqs }, { parameters: { station } }) => ({
    title: text.headTitle,
    description: text.headDescription(station.name),
    keywords: text.headKeywords,
    jsonLd: import.meta.env.SSR ? [faqPage(faqs), breadcrumbs([{ name: text.kicker, path: proPage }])] : undefined,
  }),
  Page: ProPage,
});

function ProPage({ data }: { data: ProData }) {
  return (
    <>
      <ProHero />
      <Suspense fallback={<div className="min-h-screen" />}>
        <ProSections {...data} />
      </Suspense>
    </>
  );
}
