import type { Demo } from '#server/demo/demo.ts';
import type { SeedPart } from '#server/demo/seed-once.ts';
import { seedAccounts } from './parts/accounts.ts';
import { seedAdvertising, seedSponsors } from './parts/advertising.ts';
import { seedAdvertisingSound } from './parts/advertising-sound.ts';
import { seedAffiliates } from './parts/affiliates.ts';
import { composeFirstSongs, seedAudio, seedFirstSongs } from './parts/audio.ts';
import { seedCategories } from './parts/categories.ts';
import { seedContact } from './parts/contact.ts';
import { seedCoverVideos } from './parts/cover-videos.ts';
import { seedHome } from './parts/home.ts';
import { seedHunt } from './parts/hunt.ts';
import { seedLibrary } from './parts/library.ts';
import { seedAudience, seedListeners } from './parts/listeners.ts';
import { seedMusic } from './parts/music.ts';
import { seedMusicPictures } from './parts/music-pictures.ts';
import { seedMusicSound } from './parts/music-sound.ts';
import { seedMusicVideos } from './parts/music-videos.ts';
import { seedNews } from './parts/news.ts';
import { seedNewsroom } from './parts/newsroom.ts';
import { seedPartners } from './parts/partners.ts';
import { drawNow, seedPictureSizes, seedPictures } from './parts/pictures.ts';
import { seedPlayLog } from './parts/play-log.ts';
import { seedPodcastPictures } from './parts/podcast-pictures.ts';
import { seedPodcastSound } from './parts/podcast-sound.ts';
import { seedPodcasts } from './parts/podcasts.ts';
import { seedPro } from './parts/pro.ts';
import { seedProgrammes } from './parts/programmes.ts';
import { seedPromotions } from './parts/promotions.ts';
import { seedSearch } from './parts/search.ts';
import { seedStats } from './parts/stats.ts';
import { seedStreams } from './parts/streams.ts';
import { seedVideoFilms } from './parts/video-films.ts';
import { seedVideos } from './parts/videos.ts';

/** The demo station, in the order in which its parts are put in place. */
export const demo: Demo = {
  rows: [
    seedCategories,
    seedNews,
    seedNewsroom,
    seedHome,
    seedMusic,
    seedMusicPictures,
    seedPodcasts,
    seedPodcastPictures,
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
    seedAudience,
    seedAdvertising,
    seedSponsors,
    seedSearch,
  ],
  compose: composeFirstSongs,
  sound: [seedFirstSongs],
  rest: [
    seedListeners,
    seedPlayLog,
    seedPictures,
    seedLibrary,
    seedAudio,
    seedAdvertisingSound,
    seedMusicSound,
    seedPodcastSound,
    seedMusicVideos,
    seedVideoFilms,
    seedCoverVideos,
    seedPictureSizes,
  ],
  firstPages: ['/', '/notizie'],
  draw: drawNow,
};

export const demoParts: SeedPart[] = [...demo.rows, ...demo.sound, ...demo.rest];
