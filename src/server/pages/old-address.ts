import { CallError, createClient } from '#contract/client.ts';
import { getOldAddress } from '#domains/site/old-address.contract.ts';
import type { Implementation } from '../api/implement.ts';
import { inProcessTransport } from '../api/in-process.ts';

const longestPath = 300;

/** Where something stands today that had a path which no page has, on the site that was imported; null where nothing had it. */
export function createOldAddress(implementations: Implementation[]): (path: string) => Promise<string | null> {
  const client = createClient(inProcessTransport(implementations, { tag: () => undefined }));
  return async (path) => {
    if (path.length > longestPath) return null;
    const found = await client.call(getOldAddress, { query: { path: readable(path) } }).catch((error: unknown) => {
      if (error instanceof CallError) return null;
      throw error;
    });
    return found?.address ?? null;
  };
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}
