import { createHmac } from 'node:crypto';
import type { CallContext } from './implement.ts';

/**
 * Who votes, as a keyed hash: the signed-in user, else the browser by its cookie, else the address. The word before each keeps a
 * cookie, which anybody can write, from passing for a user or an address.
 */
export function createVoters(secret: string) {
  return async ({ identify, cookies, address }: Pick<CallContext, 'identify' | 'cookies' | 'address'>) => {
    const user = await identify();
    const browserHash = cookies.get('a1_browserHash');
    const browser = browserHash ? `browser ${browserHash}` : `address ${address}`;
    return user ? voterOfUser(secret, user.userId) : hashed(secret, browser);
  };
}

/** By which the votes of an account are found when its owner asks for them, or leaves. */
export function voterOfUser(secret: string, userId: number): string {
  return hashed(secret, `user ${userId}`);
}

function hashed(secret: string, who: string): string {
  return createHmac('sha256', secret).update(`voter ${who}`).digest('base64url');
}
