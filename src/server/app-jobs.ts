import { accountsJobs } from '#domains/accounts/server/accounts.jobs.ts';
import { statsJobs } from '#domains/stats/server/stats.jobs.ts';
import type { MediaLibrary } from './media/ingest.ts';
import { variantJobs } from './media/variant-jobs.ts';
import type { Room } from './room.ts';

/** The work behind the scenes; like the routes, the domains are listed by hand. */
export async function startDomainJobs(room: Room, media: MediaLibrary): Promise<void> {
  await variantJobs(room.jobs, media);
  await accountsJobs(room);
  await statsJobs(room);
}
