import { createHmac, timingSafeEqual } from 'node:crypto';

export type PreviewTokens = {
  issue(id: number): { token: string; until: Date };
  /** The article that a token of ours shows, while it lasts. */
  read(token: string): number | null;
};

/** A day's work: long enough to ask somebody, too short to be left lying about. */
const lifeMs = 8 * 3_600_000;

/** Whoever holds a token sees one article's working copy, and nothing else. */
export function createPreviewTokens(secret: string, now: () => number): PreviewTokens {
  const sign = (what: string) => createHmac('sha256', secret).update(`article preview ${what}`).digest('base64url');
  return {
    issue(id) {
      const until = now() + lifeMs;
      const what = `${id.toString(36)}.${until.toString(36)}`;
      return { token: `${what}.${sign(what)}`, until: new Date(until) };
    },
    read(token) {
      const [id = '', until = '', signature = '', ...more] = token.split('.');
      const expected = Buffer.from(sign(`${id}.${until}`));
      const given = Buffer.from(signature);
      if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return Number.parseInt(until, 36) > now() ? Number.parseInt(id, 36) : null;
    },
  };
}
