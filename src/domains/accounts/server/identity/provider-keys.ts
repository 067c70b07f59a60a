import { type CryptoKey, importJWK } from 'jose';
import { z } from 'zod';
import type { Clock } from '#kit/clock.ts';
import { createSingleFlight } from '#kit/single-flight.ts';
import type { Log } from '#server/log.ts';

/** Brings the provider's published keys. Fails when the provider does. */
export type KeySource = () => Promise<{ keys: unknown[]; maxAgeSeconds: number }>;

export type ProviderKeys = {
  /** The public key of that name, or null where the provider has none. Throws KeysUnavailableError while nothing is known. */
  find(kid: string): Promise<CryptoKey | null>;
};

export class KeysUnavailableError extends Error {
  override name = 'KeysUnavailableError';
}

/** How long the provider is left in peace after an answer or a failure, however many unknown names are asked for. */
const coolDownMs = 10_000;

const keySchema = z.object({
  kty: z.literal('RSA'),
  kid: z.string().min(1).max(200),
  n: z.string(),
  e: z.string(),
  alg: z.literal('RS256').optional(),
  use: z.literal('sig').optional(),
});

type Options = { load: KeySource; clock: Pick<Clock, 'now'>; log: Pick<Log, 'warn'> };

/**
 * Keeps the provider's keys as long as it says. A key that is not known yet is looked for once more, since providers change
 * their keys; while the provider is away the last keys serve.
 */
export function createProviderKeys({ load, clock, log }: Options): ProviderKeys {
  let known: Map<string, CryptoKey> | null = null;
  let freshUntil = 0;
  let restUntil = 0;
  const flights = createSingleFlight<'keys', void>();

  async function refresh(): Promise<void> {
    try {
      const { keys, maxAgeSeconds } = await load();
      const next = await importKeys(keys);
      if (next.size === 0) throw new Error('the provider publishes no usable key');
      known = next;
      freshUntil = clock.now() + maxAgeSeconds * 1000;
    } catch (error) {
      log.warn({ err: error }, 'the identity provider’s keys did not come');
    }
    restUntil = clock.now() + coolDownMs;
  }

  async function refreshUnlessResting(): Promise<void> {
    if (clock.now() >= restUntil) await flights.run('keys', refresh);
  }

  return {
    async find(kid) {
      if (!known || clock.now() >= freshUntil) await refreshUnlessResting();
      if (known && !known.has(kid)) await refreshUnlessResting();
      if (!known) throw new KeysUnavailableError('no key of the identity provider is known');
      return known.get(kid) ?? null;
    },
  };
}

async function importKeys(keys: unknown[]): Promise<Map<string, CryptoKey>> {
  const imported = new Map<string, CryptoKey>();
  for (const key of keys) {
    const { success, data } = keySchema.safeParse(key);
    if (!success) continue;
    const { kty, kid, n, e } = data;
    imported.set(kid, (await importJWK({ kty, n, e, use: 'sig' }, 'RS256')) as CryptoKey);
  }
  return imported;
}
