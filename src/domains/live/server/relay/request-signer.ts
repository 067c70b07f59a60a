import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** How far apart the clocks of two machines may be, and how long a signature that was overheard is good for. */
const longestAgeMs = 30_000;
const timeHeader = 'x-station-time';
const digestHeader = 'x-station-digest';
const signatureHeader = 'x-station-signature';

type Call = { method: string; path: string };

export type RequestSigner = {
  /** The headers that make a call one of the house. */
  sign(call: Call & { body?: string }): Record<string, string>;
  /** Known before the body is read. */
  isSigned(call: Call, headers: IncomingHttpHeaders): boolean;
  /** Whether the body is the one that was signed. */
  isSignedBody(body: Buffer, headers: IncomingHttpHeaders): boolean;
};

/** The calls from process to process: signed with the secret that they share, each for its address, its body and this moment. */
export function createRequestSigner(secret: string, now: () => number): RequestSigner {
  const key = createHmac('sha256', secret).update('internal road').digest();
  const signatureOf = ({ method, path }: Call, time: string, digest: string) =>
    createHmac('sha256', key).update([method, path, time, digest].join('\n')).digest();
  return {
    sign({ body = '', ...call }) {
      const time = String(now());
      const digest = digestOf(body);
      const signature = signatureOf(call, time, digest).toString('base64url');
      return { [timeHeader]: time, [digestHeader]: digest, [signatureHeader]: signature };
    },
    isSigned(call, headers) {
      const time = String(headers[timeHeader] ?? '');
      const given = Buffer.from(String(headers[signatureHeader] ?? ''), 'base64url');
      const expected = signatureOf(call, time, String(headers[digestHeader] ?? ''));
      const isRight = given.length === expected.length && timingSafeEqual(given, expected);
      return isRight && Math.abs(now() - Number(time)) <= longestAgeMs;
    },
    isSignedBody: (body, headers) => headers[digestHeader] === digestOf(body),
  };
}

function digestOf(body: string | Buffer): string {
  return createHash('sha256').update(body).digest('base64url');
}
