import { accountsJobs } from '#domains/accounts/server/accounts.jobs.ts';
import { clientsForSearch } from '#domains/advertising/server/clients.search.ts';
import { careersJobs } from '#domains/careers/server/careers.jobs.ts';
import { artistsForSearch, songsForSearch } from '#domains/catalogue/server/catalogue.search.ts';
import { contactJobs } from '#domains/contact/server/contact.jobs.ts';
import { freeStreamingJobs } from '#domains/free-streaming/server/free-streaming.jobs.ts';
import { huntJobs } from '#domains/hunt/server/hunt.jobs.ts';
import { newsJobs } from '#domains/news/server/news.jobs.ts';
import { journalistsForSearch, newsForSearch } from '#domains/news/server/news.search.ts';
import { podcastsForSearch } from '#domains/podcasts/server/podcasts.search.ts';
import { programmesForSearch } from '#domains/programmes/server/programmes.search.ts';
import { promotionsJobs } from '#domains/promotions/server/promotions.jobs.ts';
import { promotionsForSearch } from '#domains/promotions/server/promotions.search.ts';
import { recommendationsJobs } from '#domains/recommendations/server/recommendations.jobs.ts';
import { searchJobs } from '#domains/search/server/search.jobs.ts';
import { siteJobs } from '#domains/site/server/site.jobs.ts';
import { statsJobs } from '#domains/stats/server/stats.jobs.ts';
import { videosForSearch } from '#domains/videos/server/videos.search.ts';
import type { AppContext } from './app-context.ts';
import { mailJobs } from './mail/mail-retention.ts';
import type { MediaLibrary } from './media/ingest.ts';

/** Everything that the search finds. */
export const searchSources = [
  artistsForSearch,
  songsForSearch,
  programmesForSearch,
  videosForSearch,
  promotionsForSearch,
  podcastsForSearch,
  newsForSearch,
  journalistsForSearch,
  clientsForSearch,
];

/** The work behind the scenes; like the routes, the domains are listed by hand. */
export async function startDomainJobs(context: AppContext, media: MediaLibrary): Promise<void> {
  await mailJobs(context);
  await accountsJobs(context);
  await siteJobs(context);
  await freeStreamingJobs(context);
  await contactJobs(context);
  await careersJobs({ ...context, store: media.store });
  await recommendationsJobs(context);
  await newsJobs(context);
  await promotionsJobs(context);
  await huntJobs(context);
  await searchJobs(context, searchSources);
  await statsJobs(context);
}
