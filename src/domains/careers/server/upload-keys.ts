import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export type UploadKeys = {
  /** A key for one upload, for whoever holds `browser` in a cookie. */
  issue(browser: string, now: number): string;
  /** The id of a key that is ours, still good and in the right hands, else null. */
  idOf(key: string, browser: string | undefined, now: number): string | null;
};

const lifeMs = 15 * 60_000;

export function createUploadKeys(secret: string): UploadKeys {
  const sign = (id: string, expires: string, browser: string) =>
    createHmac('sha256', secret).update(`cv upload ${id} ${expires} ${browser}`).digest('base64url');
  return {
    issue(browser, now) {
      const id = randomBytes(16).toString('hex');
      const expires = (now + lifeMs).toString(36);
      return `${id}.${expires}.${sign(id, expires, browser)}`;
    },
    idOf(key, browser, now) {
      const [id = '', expires = '', signature = '', ...more] = key.split('.');
      if (!browser || more.length > 0) return null;
      const expected = Buffer.from(sign(id, expires, browser));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return Number.parseInt(expires, 36) > now ? id : null;
    },
  };
}

/** By which the browser that asked for a key is known again when it uploads; the server alone reads it. */
export const browserCookie = 'a1_cv';
export const browserCookieSeconds = 3600;

/** What the browser has already, or something new: another tab of it may be uploading just now. */
export function browserMark(cookie: string | undefined): string {
  return cookie !== undefined && /^[0-9a-f]{32}$/.test(cookie) ? cookie : randomBytes(16).toString('hex');
}
