import { type Client, createClient } from '#contract/client.ts';
import { fetchTransport } from '#contract/fetch-transport.ts';
import { attendedTransport } from './attended-transport.ts';

let token: string | null = null;
const heldToken = () => token;

/** The token lives in memory only: a reload gets it anew from the session cookie. */
export function holdToken(jwt: string | null): void {
  token = jwt;
}

/** The browser's door to the API. Pages rendered on the server get theirs from `load`. */
export const api: Client = createClient(attendedTransport(fetchTransport({ token: heldToken })));

/** For small calls that must arrive even when the visitor leaves the page right after: at most 64 KiB altogether. */
export const lastingApi: Client = createClient(
  attendedTransport(
    fetchTransport({ token: heldToken, fetch: (address, init) => fetch(address, { ...init, keepalive: true }) }),
  ),
);
