import { type Resource, resourceEndpoints } from '#contract/resource.ts';

/** The calls of a resource as its declaration makes them. */
export const callsOf = (resource: Resource) => resourceEndpoints<Resource>(resource);

/** An item as the generic screens see it: its frame, and fields that the declaration describes. */
export type Item = {
  id: number;
  version: number;
  createdAt: string;
  changedAt: string;
  changedBy: string;
  deletedAt: string | null;
  [field: string]: unknown;
};

export function titleOf(resource: Resource, item: Readonly<Record<string, unknown>>): string {
  return String(item[resource.title] ?? '');
}
