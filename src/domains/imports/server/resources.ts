import type { StaffResource } from '#server/desk/implement-resource.ts';

/** What the staff keep, by its name. */
export type Resources = (name: string) => StaffResource | undefined;
