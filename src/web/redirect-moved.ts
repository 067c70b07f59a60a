import { redirect } from 'react-router';
import { CallError } from '#contract/client.ts';

/** Leads for good to where something stands today, if it stood at this address before. */
export async function redirectMoved(finding: Promise<{ address: string }>, here: string): Promise<void> {
  const address = await finding
    .then((found) => found.address)
    .catch((error: unknown) => {
      if (error instanceof CallError) return null;
      throw error;
    });
  if (address === null) return;
  // A header takes no letters beyond ASCII, and a page knows its own address in the form that was sent.
  const written = encodeURI(address);
  if (written !== here && address !== here) throw redirect(written, 301);
}
