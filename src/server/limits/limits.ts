import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { CallLimit, Endpoint } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';

export type Limits = {
  /** Counts one call in a bucket, or what it weighs; over the limit it refuses with 429 and says when to try again. */
  count(bucket: string, who: string, limit: CallLimit, weight?: number): Promise<void>;
  /** Gives back what a call took. */
  giveBack(bucket: string, who: string, limit: CallLimit): Promise<void>;
  /** Who is counted, as buckets keep it. */
  keyOf(who: string): string;
  /** Refuses who is known here to be over the limit, from memory: a flood against one bucket costs no more than this. */
  refuseSpent(bucket: string, who: string): void;
};

const mostSpent = 20_000;

/** Buckets live in PostgreSQL: they survive a restart and hold across processes. Who is counted is kept only as a keyed hash. */
export function createLimits(pool: pg.Pool, secret: string): Limits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const spentUntil = new LRUCache<string, number>({ max: mostSpent });

  function limiterFor(bucket: string, limit: CallLimit): RateLimiterPostgres {
    const name = `${bucket}:${limit.calls}:${limit.seconds}`;
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: bucket,
      points: limit.calls,
      duration: limit.seconds,
      inMemoryBlockOnConsumed: limit.calls + 1,
      // A job forgets for all of them: each limiter would go through the whole table every five minutes, and never stop.
      clearExpiredByTimeout: false,
    });
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    async count(bucket, who, limit, weight = 1) {
      const key = hashed(who, secret);
      try {
        await limiterFor(bucket, limit).consume(key, weight);
      } catch (result) {
        if (!(result instanceof RateLimiterRes)) throw result;
        spentUntil.set(`${bucket} ${key}`, Date.now() + result.msBeforeNext);
        throw tooMany(result.msBeforeNext);
      }
    },
    async giveBack(bucket, who, limit) {
      await limiterFor(bucket, limit).reward(hashed(who, secret));
    },
    keyOf: (who) => hashed(who, secret),
    refuseSpent(bucket, who) {
      const leftMs = (spentUntil.get(`${bucket} ${hashed(who, secret)}`) ?? 0) - Date.now();
      if (leftMs > 0) throw tooMany(leftMs);
    },
  };
}

function tooMany(msBeforeNext: number): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Refusal(429, `too many requests, try again in ${retryAfterSeconds} s`, {
    data: { retryAfterSeconds },
    retryAfterSeconds,
  });
}

function hashed(who: string, secret: string): string {
  return createHmac('sha256', secret).update(who).digest('base64url').slice(0, 22);
}

/** What a call costs its caller, made over HTTP or by a page: both draw from one bucket. */
export async function countCall(limits: Limits, { name, limit }: Endpoint, address: string): Promise<void> {
  if (limit) await limits.count(name, limitAddress(address), limit);
}

/** Refused calls of a kind that spares them, for each good one: enough for somebody who corrects, too few for a flood. */
const refusedPerGood = 10;

/** A refused call gives back what it took, and is counted apart. */
export async function forgiveCall(limits: Limits, { name, limit }: Endpoint, address: string): Promise<void> {
  if (!limit?.sparesRefused) return;
  const who = limitAddress(address);
  const { calls, seconds } = limit;
  await limits.count(`${name} refused`, who, { calls: calls * refusedPerGood, seconds });
  await limits.giveBack(name, who, limit);
}

/** One household, one bucket: an IPv6 caller owns a whole /64. */
export function limitAddress(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = ''] = address.split('::');
  return head.split(':').slice(0, 4).join(':');
}
