import type { AppContext } from '../app-context.ts';
import { domainModules, searchSources } from '../domain-modules.ts';
import { limitJobs } from '../limits/limit-retention.ts';
import { mailJobs } from '../mail/mail-retention.ts';
import type { MediaLibrary } from '../media/intake/ingest.ts';

/** Registers the work behind the scenes of every domain. */
export async function startDomainJobs(context: AppContext, media: MediaLibrary): Promise<void> {
  await mailJobs(context);
  await limitJobs(context);
  for (const { jobs } of domainModules) await jobs?.({ ...context, media, searchSources });
}
