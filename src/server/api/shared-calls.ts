import { LRUCache } from 'lru-cache';
import { withoutEndSlashes } from '#kit/drop-end.ts';
import type { Implementation } from './implement.ts';
import { nobody } from './in-process.ts';
import { actOn, type RawCall, understandCall } from './run-call.ts';
import { writtenAnswer } from './written-answer.ts';

/** A call whose address was understood before. */
export type SharedCall = { route: string; answer(): Promise<string> };

export type SharedCalls = {
  /** After it was answered once. */
  remember(address: string, implementation: Implementation, raw: RawCall): Promise<void>;
  find(address: string): SharedCall | undefined;
};

const mostKept = 500;
/** Nobody fills the memory with addresses that are long for no reason. */
const longestAddress = 200;

/**
 * What every open page and every app asks for again and again, and everybody is answered alike (`implementForAll`). Whoever asks
 * for an address that was understood before needs neither the framework's router and hooks nor another look at the schema: the
 * handler runs as ever.
 */
export function createSharedCalls(): SharedCalls {
  const calls = new LRUCache<string, SharedCall>({ max: mostKept });
  const context = nobody({ tag: () => undefined });
  return {
    async remember(address, implementation, { params, query }) {
      if (address.length > longestAddress) return;
      const call = await understandCall(implementation, { params, query, headers: {}, body: {} }, context);
      const answer = async () => writtenAnswer(await actOn(implementation, call));
      calls.set(address, { route: withoutEndSlashes(implementation.endpoint.path), answer });
    },
    find: (address) => calls.get(address),
  };
}
