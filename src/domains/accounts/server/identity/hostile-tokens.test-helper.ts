import { createHmac, createSign } from 'node:crypto';
import { CompactEncrypt, exportJWK, exportPKCS8, exportSPKI, generateKeyPair } from 'jose';
import { claimsFor, makeSigner, type openFirebaseProject, type TokenWish } from './firebase-project.test-helper.ts';

const part = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** Everything that must not open a session, by what is wrong with it. */
export async function hostileTokens(
  project: Awaited<ReturnType<typeof openFirebaseProject>>,
): Promise<[string, string][]> {
  const [signer] = project.state.signers;
  if (!signer) throw new Error('the project has no key');
  const stranger = await makeSigner('stranger');
  const strangerAsOurs = { ...stranger, kid: signer.kid };
  const strangerJwk = await exportJWK(stranger.publicKey);
  const publicPem = await exportSPKI(signer.publicKey);
  const privatePem = await exportPKCS8(signer.privateKey);
  const strong = { alg: 'RS256', kid: signer.kid, typ: 'JWT' };
  const now = Math.floor(Date.now() / 1000);

  const good = await project.token();
  const [header = '', payload = '', signature = ''] = good.split('.');
  const other = (await project.token({ uid: 'uid-of-mallory' })).split('.');

  const claimed = (claims: Record<string, unknown>) => project.token({ claims });
  const headed = (more: TokenWish['header']) => project.token({ header: more });
  const firebase = (more: Record<string, unknown>) =>
    claimed({ firebase: { sign_in_provider: 'google.com', ...more } });
  const raw = (head: unknown, body: unknown, hash = 'RSA-SHA256') => {
    const text = `${part(head)}.${part(body)}`;
    return `${text}.${createSign(hash).update(text).sign(privatePem).toString('base64url')}`;
  };
  const hmac = (alg: string, hash: string, key: string) => {
    const text = `${part({ alg, kid: signer.kid, typ: 'JWT' })}.${payload}`;
    return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
  };
  const ps256 = await makeSigner(signer.kid, 'PS256');
  const { publicKey: wrapKey } = await generateKeyPair('RSA-OAEP-256');
  const wrapped = await new CompactEncrypt(Buffer.from(good))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', cty: 'JWT' })
    .encrypt(wrapKey);

  return [
    // The signature.
    ['alg none, without a signature', `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`],
    ['alg none, with the key’s name', `${part({ alg: 'none', kid: signer.kid })}.${payload}.`],
    ['alg NONE in capitals', `${part({ alg: 'NONE', kid: signer.kid })}.${payload}.`],
    ['alg nOnE with somebody’s signature', `${part({ alg: 'nOnE', kid: signer.kid })}.${payload}.${signature}`],
    ['no signature', `${header}.${payload}.`],
    ['only two parts', `${header}.${payload}`],
    ['HS256 with the public key as its secret', hmac('HS256', 'sha256', publicPem)],
    ['HS256 with the trimmed public key', hmac('HS256', 'sha256', publicPem.trim())],
    ['HS384 with the public key', hmac('HS384', 'sha384', publicPem)],
    ['HS512 with the public key', hmac('HS512', 'sha512', publicPem)],
    ['HS256 with an empty secret', hmac('HS256', 'sha256', '')],
    ['RS384 by the right key', raw({ ...strong, alg: 'RS384' }, claimsFor(), 'RSA-SHA384')],
    ['RS512 by the right key', raw({ ...strong, alg: 'RS512' }, claimsFor(), 'RSA-SHA512')],
    ['RS1 by the right key', raw({ ...strong, alg: 'RS1' }, claimsFor(), 'RSA-SHA1')],
    ['RS256 announced, SHA-512 used', raw(strong, claimsFor(), 'RSA-SHA512')],
    ['rs256 in small letters', raw({ ...strong, alg: 'rs256' }, claimsFor())],
    ['PS256 by another key', await project.token({ signer: ps256, header: { alg: 'PS256' } })],
    ['ES256', await project.token({ signer: await makeSigner(signer.kid, 'ES256'), header: { alg: 'ES256' } })],
    ['EdDSA', await project.token({ signer: await makeSigner(signer.kid, 'Ed25519'), header: { alg: 'EdDSA' } })],
    ['a stranger’s key under its own name', await project.token({ signer: stranger })],
    ['a stranger’s key under our key’s name', await project.token({ signer: strangerAsOurs })],
    ['another token’s signature', `${header}.${payload}.${other[2]}`],
    ['another token’s payload', `${header}.${other[1]}.${signature}`],
    ['a signature of zeros', `${header}.${payload}.${Buffer.alloc(256).toString('base64url')}`],
    ['a signature of one byte', `${header}.${payload}.AA`],
    ['a truncated signature', good.slice(0, -10)],
    ['a signature with more at its end', `${good}AAAA`],
    ['spare bits of the last letter used', withSpareBits(good)],
    // The header.
    ['no kid', await headed({ kid: undefined })],
    ['an empty kid', await headed({ kid: '' })],
    ['an unknown kid', await headed({ kid: 'key-99' })],
    ['a kid that is a path', await headed({ kid: '../../../../dev/null' })],
    ['a kid that is SQL', await headed({ kid: "key-1' or '1'='1" })],
    ['a kid that is a name of every object', await headed({ kid: '__proto__' })],
    ['a kid that is a number', raw({ ...strong, kid: 1 }, claimsFor())],
    ['a kid that is a list', raw({ ...strong, kid: ['key-1'] }, claimsFor())],
    ['an embedded jwk', await project.token({ signer: strangerAsOurs, header: { jwk: strangerJwk } })],
    ['an embedded jwk with the right signature', raw({ ...strong, jwk: strangerJwk }, claimsFor())],
    ['a jku', await project.token({ signer: stranger, header: { jku: 'http://127.0.0.1:1/keys' } })],
    ['a jku with the right signature', await headed({ jku: project.firebase.keysUrl })],
    ['an x5u', await project.token({ signer: stranger, header: { x5u: 'http://127.0.0.1:1/cert' } })],
    ['an x5c', await project.token({ signer: strangerAsOurs, header: { x5c: ['AAAA'] } })],
    ['a crit that nobody knows', raw({ ...strong, crit: ['exp2'], exp2: 1 }, claimsFor())],
    ['an unencoded payload', raw({ ...strong, crit: ['b64'], b64: false }, claimsFor())],
    ['zip', raw({ ...strong, zip: 'DEF' }, claimsFor())],
    ['a nested token', raw({ ...strong, cty: 'JWT' }, good)],
    ['another typ', await headed({ typ: 'at+jwt' })],
    ['a header that is no object', raw([strong], claimsFor())],
    ['a header that is no JSON', `${part('{alg:RS256')}.${payload}.${signature}`],
    // Whom and what it is for.
    ['another project’s issuer', await claimed({ iss: 'https://securetoken.google.com/other-radio' })],
    ['an issuer with a slash more', await claimed({ iss: 'https://securetoken.google.com/radio-test/' })],
    ['Google itself as issuer', await claimed({ iss: 'https://accounts.google.com' })],
    ['an issuer over http', await claimed({ iss: 'http://securetoken.google.com/radio-test' })],
    ['no issuer', await claimed({ iss: undefined })],
    ['the session-cookie issuer', await claimed({ iss: 'https://session.firebase.google.com/radio-test' })],
    ['another audience', await claimed({ aud: 'other-radio' })],
    ['several audiences', await claimed({ aud: ['radio-test', 'other-radio'] })],
    ['a list of one audience', await claimed({ aud: ['radio-test'] })],
    ['no audience', await claimed({ aud: undefined })],
    ['no sub', await claimed({ sub: undefined, user_id: undefined })],
    ['an empty sub', await claimed({ sub: '', user_id: '' })],
    ['a sub that is a number', raw(strong, { ...claimsFor(), sub: 7, user_id: undefined })],
    ['a sub of 129 letters', await claimed({ sub: 'a'.repeat(129), user_id: undefined })],
    ['a sub with a line break', await claimed({ sub: 'uid-of-anna\n', user_id: undefined })],
    ['a sub with a zero byte', await claimed({ sub: 'uid-of-anna\u0000', user_id: undefined })],
    ['a sub with look-alike letters', await claimed({ sub: 'uid-of-аnna', user_id: undefined })],
    ['a user_id that is not the sub', await claimed({ user_id: 'uid-of-mallory' })],
    // Times.
    ['expired', await claimed({ iat: now - 3700, auth_time: now - 3700, exp: now - 100 })],
    ['no exp', await claimed({ exp: undefined })],
    ['an exp that is text', raw(strong, { ...claimsFor(), exp: String(now + 3000) })],
    ['an exp in a hundred years', await claimed({ exp: now + 3_153_600_000 })],
    ['an exp before its iat', await claimed({ iat: now - 5, exp: now - 6 })],
    ['an iat in the future', await claimed({ iat: now + 600, exp: now + 3600 })],
    ['no iat', await claimed({ iat: undefined })],
    ['an iat that is text', raw(strong, { ...claimsFor(), iat: String(now) })],
    ['an iat of long ago with a far exp', await claimed({ iat: now - 90_000, exp: now + 3000 })],
    ['an auth_time in the future', await claimed({ auth_time: now + 600 })],
    ['no auth_time', await claimed({ auth_time: undefined })],
    ['an auth_time that is text', raw(strong, { ...claimsFor(), auth_time: String(now) })],
    ['a negative auth_time', await claimed({ auth_time: -1 })],
    ['an nbf in the future', await claimed({ nbf: now + 600 })],
    // How the person signed in.
    ['the other provider', await firebase({ sign_in_provider: 'facebook.com' })],
    ['a password sign-in', await firebase({ sign_in_provider: 'password' })],
    ['an anonymous sign-in', await firebase({ sign_in_provider: 'anonymous' })],
    ['a custom token', await firebase({ sign_in_provider: 'custom' })],
    ['a look-alike provider', await firebase({ sign_in_provider: 'google.com.evil.example' })],
    ['a provider that is a list', await firebase({ sign_in_provider: ['google.com'] })],
    ['another tenant', await firebase({ tenant: 'guests-1' })],
    ['no firebase part', await claimed({ firebase: undefined })],
    ['a firebase part that is text', await claimed({ firebase: 'google.com' })],
    ['email_verified as text', await claimed({ email_verified: 'true' })],
    ['an e-mail that is a list', await claimed({ email: ['anna@posta.example'] })],
    // The form.
    ['two tokens in one', `${good}.${good}`],
    ['a token with spaces around', ` ${good} `],
    ['a token with padding', `${header}==.${payload}.${signature}`],
    ['a token in plain base64', good.replaceAll('-', '+').replaceAll('_', '/')],
    ['a Bearer word before it', `Bearer ${good}`],
    ['a JSON serialisation', JSON.stringify({ payload, protected: header, signature })],
    ['an encrypted token', wrapped],
    ['five empty parts', '....................'],
    ['noise', 'abcdefghijklmnopqrstuvwxyz.abcdefghijklmnop.abcdefgh'],
    ['a payload that is a list', raw(strong, [claimsFor()])],
    ['a payload that is no JSON', raw(strong, 'sub=uid-of-anna&aud=radio-test')],
    ['a payload of null', raw(strong, 'null')],
    ['a token of 9,000 letters', await claimed({ padding: 'x'.repeat(9_000) })],
    ['emoji', '🔑'.repeat(30)],
    ['a zero byte in it', `${good}\u0000`],
  ];
}

/** The last letter of a signature of 256 bytes carries four bits that count for nothing: another letter, the same bytes. */
function withSpareBits(token: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return token.slice(0, -1) + letters[letters.indexOf(token.at(-1) ?? 'A') + 1];
}
