import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export type VisitorTokens = {
  /** For a browser whose owner has answered the cookie bar; it never runs out. */
  issueBrowser(): string;
  /** The mark as it is, if the station has signed it. */
  readBrowser(mark: string | undefined): string | null;
  /** For one visit: the station signs the hash that the page made, and when. */
  issueVisit(hash: string, now: number): string;
  /** The hash of a visit that the station has opened within the last day. */
  readVisit(mark: string | undefined, now: number): string | null;
};

/** A tab that stays open longer asks anew. Until then a mark that was fetched to be hoarded is good for nothing else. */
const visitLifeMs = 24 * 3_600_000;
/** Processes that share the secret need not share the clock to the second. */
const aheadMs = 60_000;

/**
 * What tells visitors apart without knowing them. A mark that anybody could make up would count for anybody, as often as they
 * like; so each is signed, and what signs them is rate limited by address.
 */
export function createVisitorTokens(secret: string): VisitorTokens {
  const sign = (what: string) => createHmac('sha256', secret).update(what).digest('base64url').slice(0, 27);
  const isSigned = (what: string, signature: string) => {
    const expected = Buffer.from(sign(what));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };

  return {
    issueBrowser() {
      const hash = randomBytes(16).toString('hex');
      return `${hash}.${sign(`browser mark ${hash}`)}`;
    },
    readBrowser(mark = '') {
      const [hash = '', signature = '', ...more] = mark.split('.');
      return more.length === 0 && isSigned(`browser mark ${hash}`, signature) ? mark : null;
    },
    issueVisit(hash, now) {
      const issued = now.toString(36);
      return `${hash}.${issued}.${sign(`visit mark ${hash} ${issued}`)}`;
    },
    readVisit(mark = '', now) {
      const [hash = '', issued = '', signature = '', ...more] = mark.split('.');
      if (more.length > 0 || !isSigned(`visit mark ${hash} ${issued}`, signature)) return null;
      const age = now - Number.parseInt(issued, 36);
      return age >= -aheadMs && age < visitLifeMs ? hash : null;
    },
  };
}
