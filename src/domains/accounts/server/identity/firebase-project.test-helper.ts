import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Config } from '#server/config.ts';
import { afterwards } from '../../../../../tests/afterwards.ts';

export type Signer = { kid: string; privateKey: CryptoKey; publicKey: CryptoKey };

export async function makeSigner(kid: string, algorithm = 'RS256'): Promise<Signer> {
  return { kid, ...(await generateKeyPair(algorithm, { extractable: true })) };
}

export type TokenWish = {
  uid?: string;
  email?: string | null;
  verified?: boolean;
  provider?: 'google' | 'facebook';
  name?: string;
  /** Put over, or with undefined taken away from, what a right token says. */
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  signer?: Signer;
};

const projectId = 'radio-test';

/** Firebase as the station sees it: keys on a real server on loopback, and tokens signed with them. */
export async function openFirebaseProject() {
  const state = { signers: [await makeSigner('key-1')], isDown: false, maxAgeSeconds: 3600, asked: 0 };
  const server = createServer(async (_request, response) => {
    state.asked++;
    if (state.isDown) return void response.writeHead(503).end();
    const keys = await Promise.all(
      state.signers.map(async ({ kid, publicKey }) => ({
        ...(await exportJWK(publicKey)),
        kid,
        alg: 'RS256',
        use: 'sig',
      })),
    );
    response
      .writeHead(200, { 'content-type': 'application/json', 'cache-control': `public, max-age=${state.maxAgeSeconds}` })
      .end(JSON.stringify({ keys }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterwards(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  const firebase: NonNullable<Config['firebase']> = {
    apiKey: 'AIza-test-key',
    authDomain: 'radio-test.firebaseapp.com',
    projectId,
    keysUrl: `http://127.0.0.1:${port}/keys`,
  };
  return { state, firebase, claimsFor, token: (wish: TokenWish = {}) => sign(wish, state.signers.at(-1)) };
}

export function claimsFor(wish: TokenWish = {}): Record<string, unknown> {
  const {
    uid = 'uid-of-anna',
    email = 'anna@posta.example',
    verified = true,
    provider = 'google',
    name = 'Anna Riva',
  } = wish;
  const now = Math.floor(Date.now() / 1000);
  const all: Record<string, unknown> = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: now - 5,
    user_id: uid,
    sub: uid,
    iat: now - 5,
    exp: now + 3595,
    name,
    ...(email === null ? {} : { email, email_verified: verified }),
    firebase: { identities: { [`${provider}.com`]: ['1'] }, sign_in_provider: `${provider}.com` },
    ...wish.claims,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

async function sign(wish: TokenWish, usualSigner: Signer | undefined): Promise<string> {
  const signer = wish.signer ?? usualSigner;
  if (!signer) throw new Error('the project has no key');
  const header = { alg: 'RS256', kid: signer.kid, typ: 'JWT', ...wish.header };
  return new SignJWT(claimsFor(wish)).setProtectedHeader(header).sign(signer.privateKey);
}
