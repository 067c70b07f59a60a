import { type Client, createClient } from '#contract/client.ts';
import { fetchTransport } from '#contract/fetch-transport.ts';

let token: string | null = null;

/** The token lives in memory only: a reload gets it anew from the session cookie. */
export function holdToken(jwt: string | null): void {
  token = jwt;
}

/** The browser's door to the API. Pages rendered on the server get theirs from `load`. */
export const api: Client = createClient(fetchTransport({ token: () => token }));
