import { CallError, type Client, createClient } from '#contract/client.ts';
import { fetchTransport } from '#contract/fetch-transport.ts';
import { attendedTransport } from '#web/attended-transport.ts';
import { signInAgain } from './session/sign-in-again.ts';

/** For the calls that find out who is there and let people in: a 401 is an answer to them. */
export const entryApi: Client = createClient(attendedTransport(fetchTransport()));

/** For what is said on leaving: it reaches the station though the page is gone. */
export const lastingApi: Client = createClient(
  attendedTransport(fetchTransport({ fetch: (address, init) => fetch(address, { ...init, keepalive: true }) })),
);

/**
 * The desk's door to the API. A session that ended in the middle is renewed in place: the call waits for it and is sent again,
 * so whoever pressed a button gets what they pressed for, and nothing that was typed is lost.
 */
export const staffApi: Client = {
  async call(endpoint, ...input) {
    try {
      return await entryApi.call(endpoint, ...input);
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 401) throw error;
      if (!(await signInAgain())) throw error;
      return entryApi.call(endpoint, ...input);
    }
  },
};
