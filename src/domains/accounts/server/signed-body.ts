import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { Refusal } from '#contract/refusal.ts';

const mostBytes = 16 * 1024;
const mostAgeMs = 5 * 60_000;

/**
 * Lets a body through that its sender signed: x-signature is the HMAC-SHA256 in hex of `${x-timestamp}.${body}`, and the
 * timestamp (seconds since 1970) is at most five minutes off, so that a message that somebody caught is soon worth nothing.
 */
export async function readSigned(
  headers: IncomingHttpHeaders,
  payload: AsyncIterable<Buffer | string>,
  secret: string,
  now: number,
): Promise<Readable> {
  const timestamp = String(headers['x-timestamp'] ?? '');
  const isTimely = /^\d{1,12}$/.test(timestamp) && Math.abs(now - Number(timestamp) * 1000) <= mostAgeMs;
  if (!isTimely) throw new Refusal(401, 'unauthorized');
  const body = await readWhole(payload);
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
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
