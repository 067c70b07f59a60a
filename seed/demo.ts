import type { SeedPart } from '#server/seed-once.ts';
import { seedAccounts } from './parts/accounts.ts';
import { seedAdvertising, seedSponsors } from './parts/advertising.ts';
import { seedAffiliates } from './parts/affiliates.ts';
import { seedAudio, seedStreams } from './parts/audio.ts';
import { seedCategories } from './parts/categories.ts';
import { seedContact } from './parts/contact.ts';
import { seedHome } from './parts/home.ts';
import { seedHunt } from './parts/hunt.ts';
import { seedListeners } from './parts/listeners.ts';
import { seedMusic } from './parts/music.ts';
import { seedMusicPictures } from './parts/music-pictures.ts';
import { seedMusicSound } from './parts/music-sound.ts';
import { seedMusicVideos } from './parts/music-videos.ts';
import { seedNews } from './parts/news.ts';
import { seedPartners } from './parts/partners.ts';
import { seedPodcastPictures } from './parts/podcast-pictures.ts';
import { seedPodcastSound } from './parts/podcast-sound.ts';
import { seedPodcasts } from './parts/podcasts.ts';
import { seedPro } from './parts/pro.ts';
import { seedProgrammes } from './parts/programmes.ts';
import { seedPromotions } from './parts/promotions.ts';
import { seedSearch } from './parts/search.ts';
import { seedStats } from './parts/stats.ts';
import { seedVideoFilms } from './parts/video-films.ts';
import { seedVideos } from './parts/videos.ts';

/** The demo station, in the order in which its parts are put in place. */
export const demoParts: SeedPart[] = [
  seedCategories,
  seedNews,
  seedHome,
  seedMusic,
  seedPodcasts,
  seedProgrammes,
  seedVideos,
  seedPartners,
  seedAffiliates,
  seedAccounts,
  seedContact,
  seedPromotions,
  seedHunt,
  seedPro,
  seedStreams,
  seedStats,
  seedListeners,
  seedAudio,
  seedAdvertising,
  seedSponsors,
  seedMusicSound,
  seedPodcastSound,
  seedPodcastPictures,
  seedMusicPictures,
  seedMusicVideos,
  seedVideoFilms,
  seedSearch,
];
