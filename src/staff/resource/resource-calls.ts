import { type Resource, resourceEndpoints } from '#contract/resource.ts';

type Calls = ReturnType<typeof resourceEndpoints<Resource>>;
const known = new Map<string, Calls>();

/** The calls of a resource as its declaration makes them, made once. */
export function callsOf(resource: Resource): Calls {
  const before = known.get(resource.name);
  if (before) return before;
  const calls = resourceEndpoints<Resource>(resource);
  known.set(resource.name, calls);
  return calls;
}

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
