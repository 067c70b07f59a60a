import { z } from 'zod';
import type { KeySource } from './provider-keys.ts';

const timeoutMs = 5_000;
const longestText = 100_000;
const setSchema = z.object({ keys: z.array(z.unknown()).max(50) });

/** The provider's JWK set over https, to be kept for as long as its Cache-Control says. */
export function fetchKeys(url: string): KeySource {
  return async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    if (!response.ok) throw new Error(`the identity provider answers ${response.status}`);
    const text = await response.text();
    if (text.length > longestText) throw new Error('the identity provider’s key set is too long');
    const { keys } = setSchema.parse(JSON.parse(text));
    return { keys, maxAgeSeconds: maxAgeOf(response.headers.get('cache-control')) };
  };
}

const defaultSeconds = 3600;
const longestSeconds = 86_400;

export function maxAgeOf(cacheControl: string | null): number {
  const given = /(?:^|[\s,])max-age=(\d{1,9})(?:$|[\s,])/i.exec(cacheControl ?? '')?.[1];
  return Math.min(given === undefined ? defaultSeconds : Number(given), longestSeconds);
}
