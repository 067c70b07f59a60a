import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deviceCookie } from '../../accounts.rules.ts';
import type { Person } from '../accounts.store.ts';

export const deviceSeconds = 180 * 86_400;

type Owner = Pick<Person, 'id' | 'passwordHash'>;

/**
 * A browser in which somebody has entered an account before. It opens nothing; it only gives the owner a count of tries of
 * their own and spares them the mail about a new sign-in. A new password makes every device unknown again.
 */
export type Devices = {
  /** The device's id when the cookie was made for this account, else null. */
  known(cookie: string | undefined, owner: Owner): string | null;
  make(owner: Owner, deviceId?: string): string;
};

export function createDevices(secret: string, now: () => number): Devices {
  const sign = (body: string, { passwordHash }: Owner) =>
    createHmac('sha256', secret)
      .update(`${deviceCookie} ${body} ${passwordHash ?? ''}`)
      .digest('base64url');

  return {
    known(cookie, owner) {
      const [, body = '', userId, deviceId = '', ends, signature = ''] =
        /^((\d{1,10})\.([\w-]{22})\.(\d{10}))\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
      if (Number(userId) !== owner.id || Number(ends) * 1000 <= now()) return null;
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(body, owner)));
      return isOurs ? deviceId : null;
    },
    make(owner, deviceId = randomBytes(16).toString('base64url')) {
      const body = `${owner.id}.${deviceId}.${Math.floor(now() / 1000) + deviceSeconds}`;
      return `${body}.${sign(body, owner)}`;
    },
  };
}
