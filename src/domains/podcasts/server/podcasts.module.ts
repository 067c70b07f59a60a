import type { DomainModule } from '#server/domain-module.ts';
import { servePodcastAudio } from './audio.routes.ts';
import { servePodcastEmbeds } from './embed/embed.routes.ts';
import { servePodcastFeeds } from './feed.routes.ts';
import { mixesRoutes } from './mixes/mixes.routes.ts';
import { podcastOEmbed } from './podcast-oembed.ts';
import { podcastsPersonalData } from './podcasts.personal.ts';
import { podcastsRoutes } from './podcasts.routes.ts';
import { podcastsForSearch } from './podcasts.search.ts';
import { podcastSitemaps } from './podcasts.sitemap.ts';

export const podcastsModule: DomainModule = {
  name: 'podcasts',
  search: [podcastsForSearch],
  personalData: () => [podcastsPersonalData],
  open: (context) => ({
    endpoints: [...podcastsRoutes(context), ...mixesRoutes(context)],
    async routes(app) {
      servePodcastAudio(app, context);
      servePodcastFeeds(app, context);
      await servePodcastEmbeds(app, context);
    },
    sitemaps: podcastSitemaps(context),
    oembed: [podcastOEmbed(context)],
  }),
};
