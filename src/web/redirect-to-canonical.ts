import { redirect } from 'react-router';

/**
 * Leads to the page's own address whoever came by another writing of it. `given` is the path as the browser sent it, encoded;
 * `own` may hold its letters plain. Compared as they are, an accent in a slug would lead to itself for ever.
 */
export function redirectToCanonical(given: string, own: string): void {
  const address = new URL(own, 'http://station').pathname;
  if (address !== given) throw redirect(address, 301);
}
