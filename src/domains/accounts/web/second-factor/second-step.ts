import { CallError } from '#contract/client.ts';
import { awaitCode } from '../profile-modal.ts';

/** A login whose password was right and that waits for its code: then the modal asks for it. False for any other failure. */
export function asksSecondStep(error: unknown): boolean {
  if (!(error instanceof CallError) || error.code !== 'second factor required') return false;
  const challenge = (error.data as { challenge?: unknown } | null)?.challenge;
  if (typeof challenge !== 'string') return false;
  awaitCode(challenge);
  return true;
}
