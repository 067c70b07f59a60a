import { Suspense } from 'react';
import { useSeenNews } from '#domains/news/web/blocks/use-seen-news.ts';
import { radioStation } from '#web/json-ld.ts';
import { definePage } from '#web/page.ts';
import { deferred } from '#web/parts/deferred.ts';
import { useShell } from '#web/shell/use-shell.ts';
import { whenNearViewport } from '#web/when-near-viewport.ts';
import { homeMessages as text } from '../home.messages.ts';
import { belowTheFold } from './below-the-fold.ts';
import { FrontLead } from './FrontLead.tsx';
import { cachedFront } from './front-cache.ts';
import type { FrontPage } from './load-front.ts';
import { useFreshFront } from './use-fresh-front.ts';

const BelowTheFold = deferred(() => import('./BelowTheFold.tsx'), 'BelowTheFold', {
  after: () => whenNearViewport(`[${belowTheFold}]`),
});

let loader: Promise<typeof import('./load-front.ts')> | undefined;

/** Whoever arrives here has the server's data already: what fetches it comes when it is needed, and once. */
function fetchLoader() {
  loader ??= import('./load-front.ts').catch((error) => {
    loader = undefined;
    throw error;
  });
  return loader;
}

export const page = definePage<FrontPage>({
  async load({ client }) {
    const kept = cachedFront<FrontPage>(Date.now());
    if (kept) return kept;
    const { loadFront } = await fetchLoader();
    return loadFront(client);
  },
  head: (_, { parameters: { station } }) => ({ jsonLd: import.meta.env.SSR ? [radioStation(station)] : undefined }),
  Page: HomePage,
});

function HomePage({ data }: { data: FrontPage }) {
  const { station } = useShell().parameters;
  const root = useSeenNews<HTMLDivElement>();
  useFreshFront(data);
  return (
    <div ref={root}>
      <h1 className="visually-hidden">{text.heading(station.name, station.tagline)}</h1>
      <FrontLead news={data.news} programmes={data.programmes} />
      <Suspense fallback={<div className="min-h-screen" />}>
        <BelowTheFold front={data} />
      </Suspense>
    </div>
  );
}
