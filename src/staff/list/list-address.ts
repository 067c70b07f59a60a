import type { Resource } from '#contract/resource.ts';

export const pageSize = 25;

/** What a list shows, as its address says it: a link to it shows a colleague the same. */
export type ListAddress = {
  search: string;
  sort: string;
  offset: number;
  deleted: boolean;
  filters: Readonly<Record<string, string>>;
};

export function readListAddress(resource: Resource, params: URLSearchParams): ListAddress {
  const sort = params.get('sort') ?? '';
  const offset = Number(params.get('offset'));
  const filters = Object.keys(resource.filters.shape).flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return {
    search: params.get('search') ?? '',
    sort: resource.sorts.includes(sort.replace(/^-/, '')) ? sort : resource.defaultSort,
    offset: Number.isSafeInteger(offset) && offset > 0 ? Math.min(offset, 10_000_000) : 0,
    deleted: params.get('deleted') === 'true',
    filters: Object.fromEntries(filters),
  };
}

/** Only what differs from the plain list stands in the address. */
export function writeListAddress(resource: Resource, { search, sort, offset, deleted, filters }: ListAddress): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
  if (sort !== resource.defaultSort) params.set('sort', sort);
  if (deleted) params.set('deleted', 'true');
  if (offset > 0) params.set('offset', String(offset));
  return params.toString();
}

export function isNarrowed({ search, filters }: ListAddress): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}

/** What the call takes: filters stand beside the rest. */
export function listQuery({ filters, ...rest }: ListAddress, count = pageSize) {
  return { ...filters, ...rest, count };
}
