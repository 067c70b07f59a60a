import { instantInZone } from '#kit/zones.ts';

export const auditPage = 50;
const dayMs = 86_400_000;

/** Days are those of the station. */
export type AuditAddress = {
  person: string;
  resource: string;
  item: string;
  from: string;
  until: string;
  offset: number;
};

const names = ['person', 'resource', 'item', 'from', 'until'] as const;

export function readAuditAddress(params: URLSearchParams): AuditAddress {
  const offset = Number(params.get('offset'));
  const [person, resource, item, from, until] = names.map((name) => params.get(name) ?? '');
  return {
    person: person ?? '',
    resource: resource ?? '',
    item: /^[1-9]\d{0,8}$/.test(item ?? '') ? (item ?? '') : '',
    from: from ?? '',
    until: until ?? '',
    offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0,
  };
}

export function writeAuditAddress(address: AuditAddress): Record<string, string> {
  const written = names.flatMap((name) => (address[name] ? [[name, address[name]]] : []));
  return Object.fromEntries(address.offset > 0 ? [...written, ['offset', String(address.offset)]] : written);
}

/** The last day counts whole. */
export function auditQuery({ person, resource, item, from, until, offset }: AuditAddress, zone: string) {
  const begin = instantInZone(from, zone);
  const end = instantInZone(until, zone);
  return {
    person,
    resource: resource || undefined,
    item: item ? Number(item) : undefined,
    from: Number.isNaN(begin) ? undefined : new Date(begin).toISOString(),
    until: Number.isNaN(end) ? undefined : new Date(end + dayMs).toISOString(),
    offset,
    count: auditPage,
  };
}
