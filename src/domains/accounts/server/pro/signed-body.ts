import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { Refusal } from '#contract/refusal.ts';

const mostBytes = 16 * 1024;

/** Messages older than this, or this far ahead, are refused: nobody has to remember longer what was said. */
export const mostSignedAgeMs = 5 * 60_000;

/**
 * When a message says it was signed: seconds since 1970 with up to three decimals. Only what `readSigned` has let through is
 * known to say the truth.
 */
export function signedAt(headers: IncomingHttpHeaders): Date | null {
  const timestamp = String(headers['x-timestamp'] ?? '');
  return /^\d{1,12}(\.\d{1,3})?$/.test(timestamp) ? new Date(Math.round(Number(timestamp) * 1000)) : null;
}

/**
 * Lets a body through that its sender signed a moment ago: x-signature is the HMAC-SHA256 in hex of
 * `${x-timestamp}.${body}`.
 */
export async function readSigned(
  headers: IncomingHttpHeaders,
  payload: AsyncIterable<Buffer | string>,
  secret: string,
  now: number,
): Promise<Readable> {
  const at = signedAt(headers);
  if (!at || Math.abs(now - at.getTime()) > mostSignedAgeMs) throw new Refusal(401, 'unauthorized');
  const body = await readWhole(payload);
  const expected = createHmac('sha256', secret).update(`${headers['x-timestamp']}.`).update(body).digest();
  const given = Buffer.from(String(headers['x-signature'] ?? ''), 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Refusal(401, 'unauthorized');
  return Object.assign(Readable.from([body]), { receivedEncodedLength: body.length });
}

async function readWhole(payload: AsyncIterable<Buffer | string>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of payload) {
    const piece = Buffer.from(chunk);
    bytes += piece.length;
    if (bytes > mostBytes) throw new Refusal(413, 'body: too large');
    chunks.push(piece);
  }
  return Buffer.concat(chunks);
}
