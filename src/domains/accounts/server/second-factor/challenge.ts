import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Person } from '../accounts.store.ts';

const lifeSeconds = 5 * 60;

type Owner = Pick<Person, 'id' | 'passwordHash'>;

/** Says that somebody has just shown the password, or the bound identity, of an account that asks for a code as well. */
export type Challenges = {
  make(owner: Owner): string;
  /** Whose it claims to be. Nothing is proven by it. */
  userIdOf(challenge: string): number | null;
  /** Whether it was made for this account a moment ago; a new password ends it. */
  isValid(challenge: string, owner: Owner): boolean;
};

export function createChallenges(secret: string, now: () => number): Challenges {
  const sign = (body: string, { passwordHash }: Owner) =>
    createHmac('sha256', secret)
      .update(`second-factor ${body} ${passwordHash ?? ''}`)
      .digest('base64url');
  return {
    make(owner) {
      const body = `${owner.id}.${Math.floor(now() / 1000) + lifeSeconds}`;
      return `${body}.${sign(body, owner)}`;
    },
    userIdOf(challenge) {
      const [, userId] = /^(\d{1,10})\.\d{10}\.[\w-]{43}$/.exec(challenge) ?? [];
      return userId ? Number(userId) : null;
    },
    isValid(challenge, owner) {
      const [, body = '', userId, ends, signature = ''] = /^((\d{1,10})\.(\d{10}))\.([\w-]{43})$/.exec(challenge) ?? [];
      if (Number(userId) !== owner.id || Number(ends) * 1000 <= now()) return false;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(body, owner)));
    },
  };
}
