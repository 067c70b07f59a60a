import type { Transport } from '#contract/client.ts';
import { isSuccess } from '#contract/envelope.ts';

/** Whether the page is being left, or lies in the browser's memory. */
let isLeft = false;
globalThis.addEventListener?.('pagehide', () => {
  isLeft = true;
});
globalThis.addEventListener?.('pageshow', () => {
  isLeft = false;
});

/**
 * For calls that somebody waits for. What the browser breaks off because its page is being left has failed for nobody: it is
 * told when the page is shown again, or never.
 */
export function attendedTransport(transport: Transport): Transport {
  return async (endpoint, call) => {
    const answer = await transport(endpoint, call);
    if (isLeft && !isSuccess(answer)) await shownAgain();
    return answer;
  };
}

function shownAgain(): Promise<Event> {
  return new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
}
