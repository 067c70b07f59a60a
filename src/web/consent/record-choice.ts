import { type BackoffPolicy, backoffDelayMs } from '#kit/backoff.ts';
import type { Clock } from '#kit/clock.ts';

const patience: BackoffPolicy = { baseMs: 5_000, capMs: 120_000, factor: 5, jitter: 0.2 };
const attempts = 4;

/** Writes a choice down at the station; a network that is away for a moment does not lose the record. */
export async function recordChoice(send: () => Promise<unknown>, clock: Clock): Promise<boolean> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      await send();
      return true;
    } catch (error) {
      if (attempt === attempts) console.warn('the cookie choice was not recorded', error);
      else await new Promise<void>((resolve) => clock.setTimeout(resolve, backoffDelayMs(attempt, patience)));
    }
  }
  return false;
}
