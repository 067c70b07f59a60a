import { Suspense } from 'react';
import { getCategoryNews } from '#domains/news/news.contract.ts';
import { type Brief, briefOf } from '#domains/news/news.decode.ts';
import { definePage } from '#web/page.ts';
import { isThere } from '#web/page-query.ts';
import { deferred } from '#web/parts/deferred.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { getPodcastsData, type PodcastShow } from '../podcasts.contract.ts';
import { podcastsMessages as text } from '../podcasts.messages.ts';
import { podcastCategory } from '../podcasts.rules.ts';
import { podcastsData } from './podcast-data.ts';
import { ShowGrid } from './ShowGrid.tsx';

const FeaturedShows = deferred(() => import('./FeaturedShows.tsx'), 'FeaturedShows');
const LatestEpisodes = deferred(() => import('./LatestEpisodes.tsx'), 'LatestEpisodes');

type Data = { shows: PodcastShow[]; news: Brief[]; showAll: boolean };

const newsCount = 6;

export const page = definePage<Data>({
  query: { tutti: isThere },
  async load({ client, query }) {
    const params = { offset: 0, count: newsCount, withImage: 0, withPro: 1, category: podcastCategory };
    const news = client.call(getCategoryNews, { params }).catch((error) => {
      console.warn('the news of the podcasts did not load', error);
      return [];
    });
    // The descriptions are read on the shows' own pages.
    const shows = (await client.call(getPodcastsData)).map((show) => ({ ...show, description: '' }));
    return { shows, news: (await news).map((item) => briefOf(item)), showAll: query.has('tutti') };
  },
  head: ({ shows }, { parameters: { station } }) => ({
    title: text.headTitle,
    description: text.headDescription(station.name),
    keywords: text.headKeywords,
    jsonLd: import.meta.env.SSR ? [podcastsData(shows)] : undefined,
  }),
  Page: PodcastsPage,
});

function PodcastsPage({ data: { shows, news, showAll } }: { data: Data }) {
  const featured = shows.filter(({ imageFeatured }) => imageFeatured !== '');
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-12 pb-16 md:gap-16 md:pb-24">
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <PageIntro kicker={text.kicker} title={text.title} lead={text.lead} />
        {featured.length > 0 && (
          <Suspense fallback={<div className="aspect-[12/5]" />}>
            <FeaturedShows shows={featured} />
          </Suspense>
        )}
      </div>
      <ShowGrid shows={shows} showAll={showAll} />
      <Suspense fallback={<div className="min-h-90" />}>
        <LatestEpisodes items={news} />
      </Suspense>
    </div>
  );
}
