import type { Desk } from '#staff/desk.ts';
import { deferred } from '#web/parts/deferred.ts';
import { mediaResource } from '../media.resource.ts';

export const mediaDesk: Desk = [
  {
    kind: 'resource',
    section: 'newsroom',
    resource: mediaResource,
    List: deferred(() => import('./LibraryScreen.tsx'), 'LibraryScreen'),
    Item: deferred(() => import('./OpenFile.tsx'), 'OpenFile'),
  },
];
