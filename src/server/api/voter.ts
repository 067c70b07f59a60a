import { createHmac } from 'node:crypto';
import { visitHeader } from '#contract/visit-header.ts';
import type { CallContext } from './implement.ts';
import type { VisitorTokens } from './visitor-tokens.ts';

export const browserCookie = 'a1_browserHash';

type Caller = Pick<CallContext, 'identify' | 'cookies'> & { headers: { [visitHeader]?: string | undefined } };

/** `isMember`: an account stands behind it, which nobody has for nothing. */
export type Voter = { id: string; isMember: boolean };

/**
 * Who votes, as a keyed hash: the signed-in user, else the browser or the visit by a mark that the station has signed, else nobody.
 * The word before each keeps one kind from passing for another.
 */
export function createVoters({
  secret,
  visitorTokens,
  now,
}: {
  secret: string;
  visitorTokens: VisitorTokens;
  now: () => number;
}) {
  return async ({ identify, cookies, headers }: Caller): Promise<Voter | null> => {
    const user = await identify();
    if (user) return { id: voterOfUser(secret, user.userId), isMember: true };
    const browser = visitorTokens.readBrowser(cookies.get(browserCookie));
    const visit = browser ? null : visitorTokens.readVisit(headers[visitHeader], now());
    if (!browser && !visit) return null;
    return { id: hashed(secret, browser ? `browser ${browser}` : `visit ${visit}`), isMember: false };
  };
}

export type VoterOf = ReturnType<typeof createVoters>;

/** By which the votes of an account are found when its owner asks for them, or leaves. */
export function voterOfUser(secret: string, userId: number): string {
  return hashed(secret, `user ${userId}`);
}

function hashed(secret: string, who: string): string {
  return createHmac('sha256', secret).update(`voter ${who}`).digest('base64url');
}
