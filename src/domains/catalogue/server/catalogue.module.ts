import type { DomainModule } from '#server/domain-module.ts';
import { artistsStaff } from './artists.staff.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { artistsForSearch, songsForSearch } from './catalogue.search.ts';
import { catalogueSitemaps } from './catalogue.sitemaps.ts';
import { serveDownloads } from './downloads.routes.ts';
import { songOEmbed } from './song-oembed.ts';
import { songsStaff } from './songs.staff.ts';

export const catalogueModule: DomainModule = {
  name: 'catalogue',
  search: [artistsForSearch, songsForSearch],
  open: (context) => ({
    endpoints: catalogueRoutes(context),
    routes: (app) => serveDownloads(app, context),
    sitemaps: catalogueSitemaps(context),
    oembed: [songOEmbed(context)],
    staff: [artistsStaff(context), songsStaff(context)],
  }),
};
