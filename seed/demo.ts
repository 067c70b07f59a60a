import type { SeedPart } from '#server/seed-once.ts';
import { seedAccounts } from './parts/accounts.ts';
import { seedAdvertising } from './parts/advertising.ts';
import { seedAffiliates } from './parts/affiliates.ts';
import { seedAudio, seedStreams } from './parts/audio.ts';
import { seedCategories } from './parts/categories.ts';
import { seedHome } from './parts/home.ts';
import { seedMusic } from './parts/music.ts';
import { seedMusicPictures } from './parts/music-pictures.ts';
import { seedMusicSound } from './parts/music-sound.ts';
import { seedMusicVideos } from './parts/music-videos.ts';
import { seedNews } from './parts/news.ts';
import { seedPartners } from './parts/partners.ts';
import { seedProgrammes } from './parts/programmes.ts';
import { seedSearch } from './parts/search.ts';

/** The demo station, in the order in which its parts are put in place. */
export const demoParts: SeedPart[] = [
  seedCategories,
  seedNews,
  seedHome,
  seedMusic,
  seedProgrammes,
  seedPartners,
  seedAffiliates,
  seedAccounts,
  seedStreams,
  seedAudio,
  seedAdvertising,
  seedMusicSound,
  seedMusicPictures,
  seedMusicVideos,
  seedSearch,
];
