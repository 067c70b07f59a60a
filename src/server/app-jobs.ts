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
import { mailJobs } from './mail/mail-retention.ts';
import type { MediaLibrary } from './media/ingest.ts';
import type { Room } from './room.ts';

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
export async function startDomainJobs(room: Room, media: MediaLibrary): Promise<void> {
  await mailJobs(room);
  await accountsJobs(room);
  await siteJobs(room);
  await freeStreamingJobs(room);
  await contactJobs(room);
  await careersJobs({ ...room, store: media.store });
  await recommendationsJobs(room);
  await newsJobs(room);
  await promotionsJobs(room);
  await huntJobs(room);
  await searchJobs(room, searchSources);
  await statsJobs(room);
}
