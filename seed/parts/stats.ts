import { affiliateStreams, listenerSources, recordingCredits, statsLinks } from '#domains/stats/server/stats.tables.ts';
import type { SeedPart } from '#server/demo/seed-once.ts';
import * as written from '../content/stats.ts';

/** What the statistics need to know of the station, without a single figure. */
export const seedStats: SeedPart = {
  name: 'stats',
  label: 'le statistiche: canali, affiliate, crediti dei brani',
  tags: [],
  async run({ db }) {
    await db.insert(listenerSources).values(written.sources);
    await db.insert(affiliateStreams).values(written.affiliateStreams);
    await db.insert(statsLinks).values(written.links);
    await db.insert(recordingCredits).values(
      written.recordings.map(({ artist, title, ...credits }) => ({
        artist: artist.toLowerCase(),
        title: title.toLowerCase(),
        ...credits,
      })),
    );
  },
};
