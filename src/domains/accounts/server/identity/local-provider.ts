import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { SocialProvider } from '../../social.rules.ts';
import { issuerOf } from './id-token.ts';
import type { KeySource } from './provider-keys.ts';

export const localProjectId = 'local-station';

/** Somebody as they choose to appear in the stand-in's window. */
export type LocalIdentity = {
  provider: SocialProvider;
  name: string;
  /** Empty: the provider tells no address. */
  email: string;
  emailVerified: boolean;
  /** Empty: the same address at the same provider is the same person. */
  uid: string;
};

export type LocalProvider = {
  publishedKeys: KeySource;
  /** A token in Firebase's form, signed with this process's own key. */
  sign(identity: LocalIdentity): Promise<string>;
};

const algorithm = 'RS256';

/** Stands in for Firebase on a desk. Whoever reaches it may be anybody: production never has one. */
export function createLocalProvider(now: () => number): LocalProvider {
  let made: ReturnType<typeof makeKeys> | undefined;
  const keys = () => {
    made ??= makeKeys();
    return made;
  };
  return {
    publishedKeys: async () => ({ keys: [(await keys()).published], maxAgeSeconds: 3600 }),
    async sign(identity) {
      const { privateKey, published } = await keys();
      const seconds = Math.floor(now() / 1000);
      return new SignJWT({ ...claimsOf(identity), auth_time: seconds })
        .setProtectedHeader({ alg: algorithm, kid: published.kid, typ: 'JWT' })
        .setIssuer(issuerOf(localProjectId))
        .setAudience(localProjectId)
        .setSubject(uidOf(identity))
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + 3600)
        .sign(privateKey);
    },
  };
}

async function makeKeys() {
  const { privateKey, publicKey } = await generateKeyPair(algorithm);
  const published = await exportJWK(publicKey);
  const kid = createHash('sha256')
    .update(published.n ?? '')
    .digest('hex')
    .slice(0, 40);
  return { privateKey, published: { ...published, kid, alg: algorithm, use: 'sig' } };
}

function claimsOf({ provider, name, email, emailVerified, ...rest }: LocalIdentity): Record<string, unknown> {
  const uid = uidOf({ provider, name, email, emailVerified, ...rest });
  return {
    user_id: uid,
    ...(name ? { name } : {}),
    ...(email ? { email, email_verified: emailVerified } : {}),
    firebase: {
      identities: { [`${provider}.com`]: [uid], ...(email ? { email: [email] } : {}) },
      sign_in_provider: `${provider}.com`,
    },
  };
}

function uidOf({ provider, name, email, uid }: LocalIdentity): string {
  if (uid) return uid;
  const who = `${provider} ${email.toLowerCase() || name}`;
  return createHash('sha256').update(who).digest('base64url').slice(0, 28);
}
