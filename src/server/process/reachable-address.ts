import { networkInterfaces } from 'node:os';

/** Where another machine finds this one. Whoever listens everywhere is found at the machine's first own address. */
export function reachableAddress(listening: string, host: string, interfaces = networkInterfaces()): string {
  if (host !== '0.0.0.0' && host !== '::') return listening;
  const { port } = new URL(listening);
  const own = Object.values(interfaces)
    .flatMap((all) => all ?? [])
    .filter(({ internal }) => !internal);
  const found = own.find(({ family }) => family === 'IPv4') ?? own.find(({ scopeid }) => !scopeid);
  if (!found) return listening;
  return `http://${found.family === 'IPv6' ? `[${found.address}]` : found.address}:${port}`;
}
