import type { AnswerOf } from '#contract/endpoint.ts';
import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import type { Episode, getPodcastsData } from '../podcasts.contract.ts';
import type { EpisodeRow, Show } from './podcasts.store.ts';

export function presentShow(show: Show): AnswerOf<typeof getPodcastsData>[number] {
  return {
    slug: show.slug,
    name: show.name,
    subtitle: show.subtitle,
    description: sanitizeHtml(show.description),
    thumb: show.thumb,
    image: show.image,
    imageFeatured: show.imageFeatured,
    fadeColor: show.fadeColor,
    type: show.type,
    showId: show.hostId,
    pro: show.pro,
    podcastPlayerStyle: show.playerStyle,
    author: show.author,
    episodes: show.episodes,
    latest: show.latest?.toISOString() ?? null,
  };
}

export function presentEpisode(episode: EpisodeRow, newsSlugs: ReadonlyMap<number, string>): Episode {
  return {
    slug: episode.slug,
    title: episode.title,
    date: episode.publishedAt.toISOString(),
    podcastId: episode.podcastId,
    number: episode.number,
    description: sanitizeHtml(episode.description),
    seconds: episode.seconds,
    newsSlug: newsSlugs.get(episode.newsId ?? 0) ?? '',
  };
}
