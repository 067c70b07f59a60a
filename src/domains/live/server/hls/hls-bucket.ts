import { createHash } from 'node:crypto';
import { readListing } from '#server/media/store/s3-listing.ts';
import { createS3Send, failureOf, type S3Request, type S3Settings } from '#server/media/store/s3-request.ts';

export type HlsBucket = {
  put(key: string, content: Buffer | string, kind: HlsObject): Promise<void>;
  /** Nothing where there is no such object. */
  read(key: string): Promise<string | undefined>;
  remove(key: string): Promise<void>;
  keys(prefix: string): Promise<string[]>;
};

/** What lies in the bucket, with how long a cache may keep it: what changes for half of a segment, what never does for good. */
type HlsObject = keyof typeof kinds;

const kinds = {
  playlist: { type: 'application/vnd.apple.mpegurl', cache: 'public, max-age=2' },
  segment: { type: 'audio/mpeg', cache: 'public, max-age=31536000, immutable' },
  nowPlaying: { type: 'application/json; charset=utf-8', cache: 'public, max-age=5' },
};

/** The public bucket of the live sound, behind a content delivery network. */
export function createHlsBucket(settings: S3Settings): HlsBucket {
  const send = createS3Send({ timeoutMs: 4_000, attempts: 3, ...settings });

  async function ask(request: S3Request): Promise<Response | undefined> {
    const answer = await send(request);
    if (answer.response.ok) return answer.response;
    if (answer.response.status !== 404) throw await failureOf(request, answer);
    await answer.response.text();
    return undefined;
  }

  return {
    async put(key, content, kind) {
      const body = new Uint8Array(Buffer.from(content as string));
      const { type, cache } = kinds[kind];
      const sha256 = createHash('sha256').update(body).digest('hex');
      const headers = { 'content-type': type, 'cache-control': cache, 'x-amz-content-sha256': sha256 };
      const answer = await ask({ method: 'PUT', key, body, headers });
      if (!answer) throw new Error(`there is no bucket ${settings.bucket}`);
      await answer.text();
    },
    read: async (key) => (await ask({ method: 'GET', key }))?.text(),
    async remove(key) {
      await (await ask({ method: 'DELETE', key }))?.text();
    },
    async keys(prefix) {
      const answer = await ask({ method: 'GET', query: { 'list-type': '2', prefix } });
      return readListing((await answer?.text()) ?? '').files.map(({ key }) => key);
    },
  };
}
