import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { isEmail } from '#kit/email.ts';
import type { ProvidedEmail, SocialProvider } from '../../social.rules.ts';
import { KeysUnavailableError, type ProviderKeys } from './provider-keys.ts';

/** Who a token is about, once everything about it holds. */
export type Claim = ProvidedEmail & { uid: string; provider: SocialProvider; name: string };

export type TokenRefusal = 'invalid token' | 'provider unavailable';

export type IdTokens = {
  verify(idToken: string, provider: SocialProvider): Promise<Claim | TokenRefusal>;
};

const longestToken = 8_000;
/** Firebase's tokens live for an hour; what claims more is not one of them. */
const lifeSeconds = 3_600;
/** Two machines' clocks never agree to the second. */
const toleranceSeconds = 10;

export const issuerOf = (projectId: string) => `https://securetoken.google.com/${projectId}`;

const headerSchema = z.strictObject({
  alg: z.literal('RS256'),
  kid: z.string().min(1).max(200),
  typ: z.literal('JWT').optional(),
});

const seconds = z.number().int().min(0);

const payloadSchema = z.object({
  sub: z.string().regex(/^[\x21-\x7e]{1,128}$/),
  user_id: z.string().optional(),
  aud: z.string(),
  iat: seconds,
  exp: seconds,
  auth_time: seconds,
  email: z.string().max(1_000).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().max(1_000).optional(),
  // Whoever belongs to a tenant is of another user pool, even in this project.
  firebase: z.object({ sign_in_provider: z.string(), tenant: z.undefined().optional() }),
});

type Options = { projectId: string; keys: ProviderKeys; now: () => number };

/** Reads Firebase identity tokens of one project: signed by its keys, for it, now, and by the way the caller says. */
export function createIdTokens({ projectId, keys, now }: Options): IdTokens {
  return {
    async verify(idToken, provider) {
      try {
        const { kid } = readHeader(idToken);
        const key = await keys.find(kid);
        if (!key) return 'invalid token';
        const { payload } = await jwtVerify(idToken, key, {
          algorithms: ['RS256'],
          issuer: issuerOf(projectId),
          audience: projectId,
          currentDate: new Date(now()),
          clockTolerance: toleranceSeconds,
          maxTokenAge: lifeSeconds,
        });
        return readClaim(payloadSchema.parse(payload), provider, now()) ?? 'invalid token';
      } catch (error) {
        if (error instanceof KeysUnavailableError) return 'provider unavailable';
        if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof z.ZodError) {
          return 'invalid token';
        }
        throw error;
      }
    },
  };
}

/** Nothing in a header may tell where a key is to be found: what it holds beside its name is refused. */
function readHeader(idToken: string): { kid: string } {
  const parts = idToken.split('.');
  const isPlain = idToken.length <= longestToken && parts.length === 3 && parts.every(isCanonical);
  if (!isPlain) throw new errors.JWTInvalid('not three parts of plain base64url');
  return headerSchema.parse(decodeProtectedHeader(idToken));
}

function isCanonical(part: string): boolean {
  return part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part;
}

function readClaim(payload: z.output<typeof payloadSchema>, provider: SocialProvider, nowMs: number): Claim | null {
  const { sub, user_id, auth_time, iat, exp, firebase } = payload;
  const latest = Math.floor(nowMs / 1000) + toleranceSeconds;
  const isTimely = iat <= latest && auth_time <= latest && exp > iat && exp - iat <= lifeSeconds;
  const isSame = user_id === undefined || user_id === sub;
  if (!isTimely || !isSame || firebase.sign_in_provider !== `${provider}.com`) return null;
  const email = payload.email && isEmail(payload.email) ? payload.email.toLowerCase() : null;
  return { uid: sub, provider, email, emailVerified: payload.email_verified === true, name: payload.name ?? '' };
}
