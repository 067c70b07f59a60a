import { Suspense } from 'react';
import { redirect } from 'react-router';
import { imageUrl } from '#web/media.ts';
import { definePage } from '#web/page.ts';
import { pageNumber, pageNumberIn } from '#web/page-query.ts';
import { deferred } from '#web/parts/deferred.ts';
import { PodcastPlayer } from '#web/podcast-player/PodcastPlayer.tsx';
import { type Episode, getPodcastEpisodes, getPodcastsData, type PodcastShow } from '../podcasts.contract.ts';
import { addressOfShow, episodesPerLoad, feedPath } from '../podcasts.rules.ts';
import { showData } from './podcast-data.ts';
import { unknownPodcast } from './podcast-problem.ts';
import { ShowHead } from './ShowHead.tsx';

const EpisodeList = deferred(() => import('./EpisodeList.tsx'), 'EpisodeList');
const ShowFoot = deferred(() => import('./ShowFoot.tsx'), 'ShowFoot');

type Data = { show: PodcastShow; episodes: Episode[]; page: number };

export const page = definePage<Data>({
  query: { pagina: pageNumber },
  async load({ client, params, query }) {
    const show = (await client.call(getPodcastsData)).find(({ slug }) => slug === params.slug);
    if (!show) return unknownPodcast();
    if (show.type === 'mixcloud') throw redirect(addressOfShow(show), 302);
    const number = pageNumberIn(query);
    const place = { show: show.slug, offset: (number - 1) * episodesPerLoad, count: episodesPerLoad };
    return { show, episodes: await client.call(getPodcastEpisodes, { params: place }), page: number };
  },
  head: ({ show, episodes, page: number }) => ({
    title: show.name,
    description: show.subtitle,
    keywords: `${show.name}, podcast, ${show.author}`,
    image: show.image ? imageUrl(show.image, '1200x600') : undefined,
    noindex: number > 1,
    oembed: !show.pro,
    rss: show.pro ? undefined : { title: show.name, address: feedPath(show.slug) },
    jsonLd: import.meta.env.SSR ? showData(show, episodes) : undefined,
  }),
  Page: ShowPage,
});

function ShowPage({ data: { show, episodes, page: number } }: { data: Data }) {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-12 pt-6 pb-16 md:gap-16 md:pt-10 md:pb-24">
      <ShowHead show={show}>
        {episodes.length > 0 && (
          <PodcastPlayer
            key={show.slug}
            id={show.showId}
            title={show.name}
            look={show.podcastPlayerStyle}
            pro={show.pro}
          />
        )}
      </ShowHead>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <Suspense key={`${show.slug} ${number}`} fallback={<div className="min-h-screen" />}>
          <EpisodeList show={show} first={episodes} page={number} />
        </Suspense>
        <Suspense>
          <ShowFoot show={show} />
        </Suspense>
      </div>
    </div>
  );
}
