import type { AppContext } from '#server/app-context.ts';
import type { StaffResource } from '#server/desk/implement-resource.ts';
import type { MediaLibrary } from '#server/media/intake/ingest.ts';
import type { Resources } from './resources.ts';

/** What the work on an import needs. */
export type ImportTools = Pick<AppContext, 'db' | 'clock' | 'invalidateTags' | 'events' | 'jobs' | 'log' | 'config'> & {
  media: MediaLibrary;
  resources: Resources;
};

export function importTools(
  context: Omit<ImportTools, 'resources' | 'media'>,
  staff: readonly StaffResource[],
  media: MediaLibrary,
): ImportTools {
  return { ...context, media, resources: (name) => staff.find(({ resource }) => resource.name === name) };
}
