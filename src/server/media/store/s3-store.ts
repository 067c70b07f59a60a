import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { contentTypeOf } from '../sending/content-types.ts';
import { extensionOf, isKey, requireKey, requirePrefix } from './keys.ts';
import { readListing } from './s3-listing.ts';
import { createS3Send, failureOf, type S3Answer, type S3Request, type S3Settings } from './s3-request.ts';
import { spool } from './spool.ts';
import {
  type ByteSpan,
  type ListedFile,
  type MediaStore,
  MediaUnavailableError,
  MissingMediaError,
  type StoredFile,
} from './store.ts';

const slowestUploadBytesPerMs = 100;

/** Media in a bucket of any service that speaks S3. */
export function createS3Store(settings: S3Settings): MediaStore {
  const send = createS3Send(settings);
  const timeoutMs = settings.timeoutMs ?? 10_000;

  async function ask(request: S3Request): Promise<S3Answer | null> {
    const answer = await send(request);
    if (answer.response.ok) return answer;
    if (answer.response.status !== 404) throw await failureOf(request, answer);
    const missing = request.method === 'HEAD' || !(await answer.response.text()).includes('NoSuchBucket');
    if (missing) return null;
    throw new MediaUnavailableError(`there is no bucket ${settings.bucket}`);
  }

  async function head(key: string): Promise<StoredFile | null> {
    const answer = await ask({ method: 'HEAD', key: requireKey(key) });
    return answer && describe(key, answer.response.headers);
  }

  async function upload(key: string, body: Blob | Uint8Array<ArrayBuffer>, sha256: string, contentType: string) {
    const size = body instanceof Blob ? body.size : body.byteLength;
    const answer = await ask({
      method: 'PUT',
      key,
      body,
      headers: { 'content-type': contentType, 'x-amz-content-sha256': sha256 },
      timeoutMs: timeoutMs + size / slowestUploadBytesPerMs,
    });
    await answer?.response.text();
    if (!answer) throw new MediaUnavailableError(`there is no bucket ${settings.bucket}`);
  }

  async function put(key: string, content: Uint8Array | Readable, options: { contentType: string }) {
    requireKey(key);
    if (content instanceof Readable) {
      // S3 refuses a body of unknown length, and a retry needs its first byte again.
      const spooled = await spool(content);
      try {
        await upload(key, await openAsBlob(spooled.path), spooled.sha256, options.contentType);
      } finally {
        await spooled.remove();
      }
    } else {
      const sha256 = createHash('sha256').update(content).digest('hex');
      await upload(key, content as Uint8Array<ArrayBuffer>, sha256, options.contentType);
    }
    const stored = await head(key);
    if (!stored) throw new MediaUnavailableError(`${key} was accepted but is not there`);
    return stored;
  }

  async function read(key: string, span?: ByteSpan): Promise<Readable> {
    const headers = span ? { range: `bytes=${span.start}-${span.end}` } : undefined;
    const answer = await ask({ method: 'GET', key: requireKey(key), headers });
    if (!answer) throw new MissingMediaError(key);
    if (span && answer.response.status !== 206) {
      answer.abort();
      throw new MediaUnavailableError(`${key}: the bucket does not honour ranges`);
    }
    const stream = Readable.from(chunksOf(answer, timeoutMs), { objectMode: false, highWaterMark: 128 * 1024 });
    return stream.once('close', answer.abort);
  }

  async function remove(key: string): Promise<void> {
    const answer = await ask({ method: 'DELETE', key: requireKey(key) });
    await answer?.response.text();
  }

  async function* list(prefix: string): AsyncGenerator<ListedFile> {
    requirePrefix(prefix);
    let token: string | null = null;
    do {
      const query: Record<string, string> = { 'list-type': '2', prefix };
      if (token) query['continuation-token'] = token;
      const answer: S3Answer | null = await ask({ method: 'GET', query });
      const page = readListing((await answer?.response.text()) ?? '');
      yield* page.files.filter((file) => isKey(file.key));
      token = page.next;
    } while (token);
  }

  return { put, head, read, remove, list };
}

function describe(key: string, headers: Headers): StoredFile {
  return {
    key,
    size: Number(headers.get('content-length')),
    contentType: headers.get('content-type') ?? contentTypeOf(extensionOf(key))?.type ?? 'application/octet-stream',
    etag: headers.get('etag')?.replace(/^W\//, '') ?? `"${key}"`,
    lastModified: new Date(headers.get('last-modified') ?? 0),
  };
}

/** The clock runs only while we wait for the bucket, never while a slow listener makes us wait. */
async function* chunksOf({ response, abort }: S3Answer, timeoutMs: number): AsyncGenerator<Uint8Array> {
  if (!response.body) return;
  const reader = response.body.getReader();
  for (;;) {
    const timer = setTimeout(abort, timeoutMs);
    const next = await reader.read().finally(() => clearTimeout(timer));
    if (next.done) return;
    yield next.value;
  }
}
