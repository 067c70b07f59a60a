import { implement } from '#server/api/implement.ts';
import { type StaffContext, type StaffResource, staffResource } from '#server/desk/implement-resource.ts';
import { getMediaUses } from '../media.contract.ts';
import { mediaResource } from '../media.resource.ts';
import { listUses, type MediaStaffStore } from './media-store.ts';

/** A file comes as a form, beside the API: everything else of the library is a resource like any other. */
export function mediaStaff(context: StaffContext, store: MediaStaffStore): StaffResource {
  const uses = implement(getMediaUses, ({ params }) => listUses(context.db, params.id));
  const staff = staffResource(context, mediaResource, store, [uses]);
  const implementations = staff.implementations.filter(({ endpoint }) => endpoint.name !== 'staff.media.create');
  return { ...staff, implementations };
}
