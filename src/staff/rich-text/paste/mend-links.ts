import { unwrap } from './unwrap.ts';

/** Links lead where they say: not through somebody's counter, and within the house without its name. */
export function mendLinks(body: HTMLElement, origin: string): void {
  for (const link of body.querySelectorAll('a')) {
    const given = link.getAttribute('href')?.trim() ?? '';
    const target = targetOf(given, origin);
    if (target === null) unwrap(link);
    else link.setAttribute('href', target);
  }
}

function targetOf(given: string, origin: string): string | null {
  // A mark within the other document, or nothing.
  if (given === '' || given.startsWith('#') || !URL.canParse(given, origin)) return null;
  const address = new URL(given, origin);
  const behind = address.hostname === 'www.google.com' && address.pathname === '/url' && address.searchParams.get('q');
  if (behind && URL.canParse(behind)) return withoutTrackers(new URL(behind));
  if (address.origin === origin) return address.pathname + address.search + address.hash;
  return address.protocol === 'http:' || address.protocol === 'https:' ? withoutTrackers(address) : given;
}

function withoutTrackers(address: URL): string {
  const names = [...address.searchParams.keys()];
  for (const name of names) {
    if (name.startsWith('utm_') || name === 'fbclid' || name === 'gclid') address.searchParams.delete(name);
  }
  return address.href;
}
