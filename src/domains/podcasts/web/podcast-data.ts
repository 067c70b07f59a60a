import { breadcrumbs, collectionPage } from '#web/json-ld.ts';
import type { Episode, EpisodeWithShow, PodcastShow } from '../podcasts.contract.ts';
import { podcastsMessages } from '../podcasts.messages.ts';
import { addressOfShow, audioPath, episodePath, feedPath, podcastsPath, showPath } from '../podcasts.rules.ts';

/** What search engines read of the podcasts: https://schema.org/PodcastSeries, https://schema.org/PodcastEpisode. */
const context = 'https://schema.org';

export function podcastsData(shows: readonly PodcastShow[]): object {
  return collectionPage(podcastsMessages.headTitle, podcastsPath, shows.map(addressOfShow));
}

export function showData(show: PodcastShow, episodes: readonly Episode[]): object[] {
  return [
    {
      '@context': context,
      ...seriesOf(show),
      description: show.subtitle,
      inLanguage: 'it',
      isAccessibleForFree: !show.pro,
      ...(show.author && { author: { '@type': 'Person', name: show.author } }),
      ...(!show.pro && { webFeed: { '@type': 'DataFeed', url: feedPath(show.slug) } }),
      episode: episodes.map((episode) => episodeOf(episode, show)),
    },
    steps([show.name, showPath(show.slug)]),
  ];
}

export function episodeData({ show, ...episode }: EpisodeWithShow): object[] {
  return [
    { '@context': context, ...episodeOf(episode, show), inLanguage: 'it', partOfSeries: seriesOf(show) },
    steps([show.name, showPath(show.slug)], [episode.title, episodePath(show.slug, episode.slug)]),
  ];
}

function seriesOf({ slug, name, thumb }: PodcastShow): object {
  const url = showPath(slug);
  return { '@type': 'PodcastSeries', '@id': url, name, url, ...(thumb && { image: `/media/1000x1000/${thumb}` }) };
}

function episodeOf(episode: Episode, show: PodcastShow): object {
  const sound = {
    '@type': 'AudioObject',
    contentUrl: audioPath(episode.podcastId),
    encodingFormat: 'audio/mpeg',
    duration: `PT${episode.seconds}S`,
  };
  return {
    '@type': 'PodcastEpisode',
    name: episode.title,
    url: episodePath(show.slug, episode.slug),
    datePublished: episode.date,
    episodeNumber: episode.number,
    timeRequired: `PT${episode.seconds}S`,
    isAccessibleForFree: !show.pro,
    ...(!show.pro && { associatedMedia: sound }),
  };
}

function steps(...deeper: [string, string][]): object {
  const all: [string, string][] = [[podcastsMessages.breadcrumb, podcastsPath], ...deeper];
  return breadcrumbs(all.map(([name, path]) => ({ name, path })));
}
