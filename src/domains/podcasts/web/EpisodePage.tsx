import { Suspense } from 'react';
import { isMissing } from '#contract/client.ts';
import { imageUrl } from '#web/media.ts';
import { definePage } from '#web/page.ts';
import { deferred } from '#web/parts/deferred.ts';
import { PodcastPlayer } from '#web/podcast-player/PodcastPlayer.tsx';
import { type EpisodeWithShow, getPodcastEpisode } from '../podcasts.contract.ts';
import { EpisodeHead } from './EpisodeHead.tsx';
import { episodeData } from './podcast-data.ts';
import { unknownPodcast } from './podcast-problem.ts';

const EpisodeFoot = deferred(() => import('./EpisodeFoot.tsx'), 'EpisodeFoot');

export const page = definePage<EpisodeWithShow>({
  async load({ client, params: { slug = '', episode = '' } }) {
    try {
      return await client.call(getPodcastEpisode, { params: { show: slug, episode } });
    } catch (error) {
      if (!isMissing(error)) throw error;
      return unknownPodcast();
    }
  },
  head: (episode) => ({
    title: episode.title,
    description: plainText(episode.description) || episode.show.subtitle,
    keywords: `${episode.show.name}, podcast, ${episode.show.author}`,
    type: 'article',
    image: episode.show.image ? imageUrl(episode.show.image, '1200x600') : undefined,
    oembed: !episode.show.pro,
    jsonLd: import.meta.env.SSR ? episodeData(episode) : undefined,
  }),
  Page: EpisodePage,
});

function EpisodePage({ data: episode }: { data: EpisodeWithShow }) {
  const { show, podcastId, title } = episode;
  return (
    <article className="page-width grid gap-10 pt-6 pb-16 md:pt-10 md:pb-24">
      <EpisodeHead episode={episode} />
      <div className="mx-auto grid w-full max-w-[46rem] gap-10">
        <PodcastPlayer key={podcastId} id={podcastId} title={title} look="standard" pro={show.pro} />
        <div
          className="prose text-20! leading-relaxed!"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: staff HTML, sanitised by the server when it leaves the house.
          dangerouslySetInnerHTML={{ __html: episode.description }}
        />
        <Suspense>
          <EpisodeFoot episode={episode} />
        </Suspense>
      </div>
    </article>
  );
}

const longestDescription = 300;

function plainText(html: string): string {
  const text = html.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ');
  return text.trim().slice(0, longestDescription);
}
