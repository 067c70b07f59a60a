import { get } from 'node:http';

export type RawAnswer = { status: number; headers: Record<string, string>; body: Buffer };

/** What Chromium says it reads. */
export const browserEncodings = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** A GET whose body stays as it came over the wire: `fetch` would decompress it. */
export function rawGet(url: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const named = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(named),
          body: Buffer.concat(parts),
        });
      });
    });
    request.on('error', reject);
  });
}
