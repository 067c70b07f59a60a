import { CallError } from '#contract/client.ts';
import { secondsToWait } from '#contract/seconds-to-wait.ts';
import { waitingTime } from '#kit/waiting-time.ts';
import { sessionMessages as text } from './session.messages.ts';

/** What to tell somebody whom the station did not let in. */
export function signInFailure(error: unknown): string {
  if (!(error instanceof CallError)) return text.other;
  if (error.status === 0) return text.noLine;
  if (error.status === 429) return text.tooMany(waitingTime(secondsToWait(error), 'it'));
  const refusals: Readonly<Record<string, string>> = text.refusals;
  return (Object.hasOwn(refusals, error.code) && refusals[error.code]) || text.other;
}

/** The challenge of a login whose password was right and that waits for its second factor. */
export function challengeIn(error: unknown): string | null {
  if (!(error instanceof CallError) || error.code !== 'second factor required') return null;
  const challenge = (error.data as { challenge?: unknown } | null)?.challenge;
  return typeof challenge === 'string' ? challenge : null;
}
