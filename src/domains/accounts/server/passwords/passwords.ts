import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Refusal } from '#contract/refusal.ts';
import { createHashingThreads } from './hashing.ts';
import { createQueue } from './work-queue.ts';

const threads = createHashingThreads();

/** Never every core: whoever guesses at passwords must not slow the pages down. */
const queue = createQueue({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  mostWaiting: 200,
  onFull: () => new Refusal(503, 'busy, try again in a moment', { retryAfterSeconds: 5 }),
});

/** A hash that no password matches: an unknown account costs the same work as a known one. */
const nobodysHash = `$argon2id$v=19$m=19456,t=2,p=1$${unpadded(16)}$${unpadded(32)}`;

function unpadded(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll('=', '');
}

/** One keyboard writes é as one sign, another as two: the same word is the same password. */
const plain = (password: string) => password.normalize('NFKC');

export async function hashPassword(password: string): Promise<string> {
  const answer = await queue.run(() => threads.run({ kind: 'hash', password: plain(password) }));
  if (!('hash' in answer)) throw new Error('the password was not hashed', { cause: answer });
  return answer.hash;
}

export async function isPassword(storedHash: string | null | undefined, password: string): Promise<boolean> {
  const against = storedHash ?? nobodysHash;
  const answer = await queue.run(() => threads.run({ kind: 'verify', against, password: plain(password) }));
  return 'matches' in answer && answer.matches && Boolean(storedHash);
}
