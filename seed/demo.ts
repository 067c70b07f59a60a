import type { SeedPart } from '#server/seed-once.ts';
import { seedAccounts } from './parts/accounts.ts';
import { seedAffiliates } from './parts/affiliates.ts';
import { seedAudio, seedStreams } from './parts/audio.ts';
import { seedCategories } from './parts/categories.ts';
import { seedPartners } from './parts/partners.ts';
import { seedProgrammes } from './parts/programmes.ts';

/** The demo station, in the order in which its parts are put in place. */
export const demoParts: SeedPart[] = [
  seedCategories,
  seedProgrammes,
  seedPartners,
  seedAffiliates,
  seedAccounts,
  seedStreams,
  seedAudio,
];
