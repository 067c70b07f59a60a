import type { Client } from '#contract/client.ts';
import { getAvailableStreams, type Stream } from '#domains/live/live.contract.ts';

/** Without the list the standard stream plays, and there is nothing to choose: nobody needs a message for that. */
export async function loadStreams(client: Client): Promise<Stream[]> {
  try {
    return await client.call(getAvailableStreams);
  } catch (error) {
    console.warn('the streams did not load', error);
    return [];
  }
}
