import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Somebody has opened a page. */
type OpenedPage = { userId: number; page: string; openedAt: Date };

export type PageTokens = {
  issue(opened: OpenedPage): string;
  /** The page that this person has opened, while the token is good; null for everything else. */
  read(token: string | undefined, userId: number, now: Date): OpenedPage | null;
};

/** Whoever reads one page for longer has been counted for it long ago. */
const lifeMs = 10 * 60_000;

/**
 * A page view is worth a prize, so it is signed: for one person, one page and one instant. It is used once because a view counts
 * only if its page was opened after the last one that counted (see takeView).
 */
export function createPageTokens(secret: string): PageTokens {
  const sign = (userId: number, parts: readonly string[]) =>
    createHmac('sha256', secret)
      .update(`hunt page ${userId} ${parts.join(' ')}`)
      .digest('base64url');
  return {
    issue({ userId, page, openedAt }) {
      const parts = [
        Buffer.from(page).toString('base64url'),
        openedAt.getTime().toString(36),
        randomBytes(9).toString('base64url'),
      ];
      return [...parts, sign(userId, parts)].join('.');
    },
    read(token = '', userId, now) {
      const [page = '', opened = '', nonce = '', signature = '', ...more] = token.split('.');
      const expected = Buffer.from(sign(userId, [page, opened, nonce]));
      const given = Buffer.from(signature);
      if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const openedAt = new Date(Number.parseInt(opened, 36));
      if (now.getTime() - openedAt.getTime() > lifeMs) return null;
      return { userId, page: Buffer.from(page, 'base64url').toString(), openedAt };
    },
  };
}
