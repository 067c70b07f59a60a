import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Time-based codes as RFC 6238 has them and every authenticator app makes them: SHA-1, 6 digits, steps of 30 seconds. */

const stepMs = 30_000;
const digits = 6;
const secretBytes = 20;
/** A clock that goes half a minute wrong, or a code that is typed slowly, still counts. */
const toleratedSteps = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function newTotpSecret(): Buffer {
  return randomBytes(secretBytes);
}

export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0x0f) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export function isTotpCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}

export function totpStep(nowMs: number): number {
  return Math.floor(nowMs / stepMs);
}

/** The step that a code belongs to, if it is near now and later than the last one that counted; else null. */
export function matchingStep(secret: Buffer, code: string, nowMs: number, lastStep: number): number | null {
  if (!isTotpCode(code)) return null;
  const now = totpStep(nowMs);
  for (let step = now - toleratedSteps; step <= now + toleratedSteps; step++) {
    const isSame = timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code));
    if (isSame && step > lastStep) return step;
  }
  return null;
}

/** RFC 4648 without padding, as people type it into an app that cannot see the picture. */
export function base32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((part) => alphabet[Number.parseInt(part.padEnd(5, '0'), 2)]).join('');
}

/** What the picture says: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function otpauthAddress(secret: Buffer, { station, email }: { station: string; email: string }): string {
  const label = `${encodeURIComponent(station)}:${encodeURIComponent(email)}`;
  const query = new URLSearchParams({ secret: base32(secret), issuer: station });
  // An app reads a plus as a plus, not as a space.
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
}
