import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

export type Tokens = {
  sign(sessionId: string, userId: number, endsAt: Date): Promise<string>;
  /** The session that a token names, or null for anything that is not ours, not now or not whole. */
  verify(token: string): Promise<string | null>;
};

const issuer = 'station';
const algorithm = 'HS256';

export function createTokens(secret: string, now: () => number): Tokens {
  const key = createSecretKey(Buffer.from(secret));
  return {
    sign: (sessionId, userId, endsAt) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setAudience(issuer)
        .setSubject(String(userId))
        .setIssuedAt(Math.floor(now() / 1000))
        .setExpirationTime(Math.floor(endsAt.getTime() / 1000))
        .sign(key),
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience: issuer,
          currentDate: new Date(now()),
          requiredClaims: ['sub', 'exp', 'sid'],
        });
        return typeof payload.sid === 'string' && /^[0-9a-f-]{36}$/.test(payload.sid) ? payload.sid : null;
      } catch {
        return null;
      }
    },
  };
}
