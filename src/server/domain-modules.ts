import { accountsModule } from '#domains/accounts/server/accounts.module.ts';
import { advertisingModule } from '#domains/advertising/server/advertising.module.ts';
import { affiliatesModule } from '#domains/affiliates/server/affiliates.module.ts';
import { careersModule } from '#domains/careers/server/careers.module.ts';
import { catalogueModule } from '#domains/catalogue/server/catalogue.module.ts';
import { chartsModule } from '#domains/charts/server/charts.module.ts';
import { contactModule } from '#domains/contact/server/contact.module.ts';
import { deskModule } from '#domains/desk/server/desk.module.ts';
import { freeStreamingModule } from '#domains/free-streaming/server/free-streaming.module.ts';
import { homeModule } from '#domains/home/server/home.module.ts';
import { huntModule } from '#domains/hunt/server/hunt.module.ts';
import { importsModule } from '#domains/imports/server/imports.module.ts';
import { liveModule } from '#domains/live/server/live.module.ts';
import { mediaModule } from '#domains/media/server/media.module.ts';
import { newsModule } from '#domains/news/server/news.module.ts';
import { partnersModule } from '#domains/partners/server/partners.module.ts';
import { playerModule } from '#domains/player/server/player.module.ts';
import { podcastsModule } from '#domains/podcasts/server/podcasts.module.ts';
import { proModule } from '#domains/pro/server/pro.module.ts';
import { programmesModule } from '#domains/programmes/server/programmes.module.ts';
import { promotionsModule } from '#domains/promotions/server/promotions.module.ts';
import { recommendationsModule } from '#domains/recommendations/server/recommendations.module.ts';
import { searchModule } from '#domains/search/server/search.module.ts';
import { siteModule } from '#domains/site/server/site.module.ts';
import { statsModule } from '#domains/stats/server/stats.module.ts';
import { videosModule } from '#domains/videos/server/videos.module.ts';
import type { DomainModule } from './domain-module.ts';

/** Everything the station does. The accounts come last: an account is the thread to all that is erased before it. */
export const domainModules: readonly DomainModule[] = [
  homeModule,
  liveModule,
  playerModule,
  promotionsModule,
  huntModule,
  freeStreamingModule,
  contactModule,
  careersModule,
  recommendationsModule,
  podcastsModule,
  newsModule,
  mediaModule,
  catalogueModule,
  chartsModule,
  videosModule,
  programmesModule,
  affiliatesModule,
  partnersModule,
  proModule,
  advertisingModule,
  statsModule,
  searchModule,
  siteModule,
  importsModule,
  deskModule,
  accountsModule,
];

export const searchSources = domainModules.flatMap(({ search = [] }) => search);
