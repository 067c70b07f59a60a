import type { StaffResource } from '#server/desk/implement-resource.ts';
import type { DomainModule } from '#server/domain-module.ts';
import { createFollowFile } from './follow-file.ts';
import { mediaStaff } from './media.staff.ts';
import { createMediaStore } from './media-store.ts';
import { serveMediaUploads } from './upload.routes.ts';

export const mediaModule: DomainModule = {
  name: 'media',
  open(context) {
    // Known once all domains are open: any of them may show a file.
    let resources: readonly StaffResource[] = [];
    const followFile = createFollowFile(() => resources);
    const store = createMediaStore({ media: context.media, followFile });
    return {
      staff: [mediaStaff(context, store)],
      routes(app, { staff }) {
        resources = staff;
        return serveMediaUploads(app, { ...context, store, followFile });
      },
    };
  },
};
