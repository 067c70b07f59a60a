import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '#contract/refusal.ts';
import { createQueue } from './work-queue.ts';

/** argon2id is the package's default algorithm; the costs are the station's decision. */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes run on the threads that also read files: they never take more than half of the four, nor every core. */
const queue = createQueue({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  mostWaiting: 200,
  onFull: () => new Refusal(503, 'busy, try again in a moment', { retryAfterSeconds: 5 }),
});

/** A hash that no password matches: an unknown account costs the same work as a known one. */
const nobodysHash = hash(randomUUID(), costs);

/** One keyboard writes é as one sign, another as two: the same word is the same password. */
const plain = (password: string) => password.normalize('NFKC');

export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(plain(password), costs));
}

export async function isPassword(storedHash: string | null | undefined, password: string): Promise<boolean> {
  const against = storedHash ?? (await nobodysHash);
  const matches = await queue.run(() => verify(against, plain(password)).catch(() => false));
  return matches && Boolean(storedHash);
}
