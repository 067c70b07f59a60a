import { createHmac, timingSafeEqual } from 'node:crypto';

export type ListenerTokens = {
  /** A key to one stream until `expiresAt`: it names no person and opens nothing else. */
  issue(streamId: string, expiresAt: number): string;
  isValid(streamId: string, token: string | undefined, now: number): boolean;
};

export function createListenerTokens(secret: string): ListenerTokens {
  const sign = (streamId: string, expires: string) =>
    createHmac('sha256', secret).update(`listen ${streamId} ${expires}`).digest('base64url');
  return {
    issue(streamId, expiresAt) {
      const expires = Math.floor(expiresAt / 1000).toString(36);
      return `${expires}.${sign(streamId, expires)}`;
    },
    isValid(streamId, token = '', now) {
      const [expires = '', signature = ''] = token.split('.', 2);
      const expected = Buffer.from(sign(streamId, expires));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return Number.parseInt(expires, 36) * 1000 > now;
    },
  };
}
