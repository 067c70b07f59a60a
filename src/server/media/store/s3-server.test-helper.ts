import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const credentials = { accessKeyId: 'station', secretAccessKey: 'not-so-secret/key+1', region: 'eu-south-1' };

interface StoredObject {
  body: Buffer;
  contentType: string;
  cacheControl?: string;
  lastModified: Date;
}

/** What the next requests suffer: a status for each, or `hang` for no answer at all. */
type Trouble = number | 'hang' | 'cut';

/** A little bucket that believes nobody: each request's SigV4 signature and payload hash are computed anew. */
export async function startS3Server({ bucket = 'media', pageSize = 1000, isPublic = false } = {}) {
  const objects = new Map<string, StoredObject>();
  const troubles: Trouble[] = [];
  const requests: string[] = [];
  const abandoned: string[] = [];

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    requests.push(`${request.method} ${url.pathname}`);
    response.once('close', () => {
      if (!response.writableFinished) abandoned.push(url.pathname);
    });
    const trouble = troubles.shift();
    if (trouble === 'hang') return;
    if (typeof trouble === 'number') return refuse(response, trouble, 'SlowDown');
    // A public bucket lets everybody read what they can name, and nobody else write or list.
    const isOpen = isPublic && request.method === 'GET' && !request.headers.authorization && keyOf(url, bucket) !== '';
    const problem = isOpen ? null : signatureProblem(request, url, body);
    if (problem) return refuse(response, 403, problem);
    const key = keyOf(url, bucket);
    if (key === null) return refuse(response, 404, 'NoSuchBucket');
    if (key === '') return sendListing(response, url, objects, pageSize);
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength');
      objects.set(key, {
        body,
        contentType: request.headers['content-type'] ?? '',
        cacheControl: request.headers['cache-control'],
        lastModified: new Date(),
      });
      response.writeHead(200, { etag: etagOf(body) }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else sendObject(request, response, objects.get(key), trouble === 'cut');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    port,
    objects,
    troubles,
    requests,
    /** Answers whose reader went away before the end. */
    abandoned,
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket, ...credentials, retryDelayMs: 1 },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function keyOf(url: URL, bucket: string): string | null {
  if (url.hostname.startsWith(`${bucket}.`)) return url.pathname.slice(1);
  const [, first, ...rest] = url.pathname.split('/');
  return first === bucket ? rest.join('/') : null;
}

function sendObject(
  request: IncomingMessage,
  response: ServerResponse,
  object: StoredObject | undefined,
  cut: boolean,
) {
  if (!object) return refuse(response, 404, 'NoSuchKey');
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  const start = Number(range?.[1] ?? 0);
  const end = Math.min(Number(range?.[2] ?? object.body.length - 1), object.body.length - 1);
  const part = object.body.subarray(start, end + 1);
  response.writeHead(range ? 206 : 200, {
    'content-length': part.length,
    'content-type': object.contentType,
    ...(object.cacheControl && { 'cache-control': object.cacheControl }),
    etag: etagOf(object.body),
    'last-modified': object.lastModified.toUTCString(),
    ...(range && { 'content-range': `bytes ${start}-${end}/${object.body.length}` }),
  });
  if (cut) response.write(part.subarray(0, part.length / 2));
  else response.end(request.method === 'HEAD' ? undefined : part);
}

function sendListing(response: ServerResponse, url: URL, objects: Map<string, StoredObject>, pageSize: number) {
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = url.searchParams.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && `<${key}` > after).sort();
  const page = keys.slice(0, pageSize);
  const entries = page.map((key) => {
    const { body, lastModified } = objects.get(key) as StoredObject;
    return `<Contents><Key>${key}</Key><LastModified>${lastModified.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`;
  });
  const more = keys.length > page.length;
  const next = more ? `<NextContinuationToken>&lt;${page.at(-1)}</NextContinuationToken>` : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`);
}

function signatureProblem(request: IncomingMessage, url: URL, body: Buffer): string | null {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!given) return 'AccessDenied';
  const [, id, day = '', region = '', names = '', signature = ''] = given;
  const date = String(request.headers['x-amz-date']);
  const payload = String(request.headers['x-amz-content-sha256']);
  if (id !== credentials.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== credentials.region || !date.startsWith(day)) return 'AuthorizationHeaderMalformed';
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  if (!names.split(';').includes('host') || !names.split(';').includes('x-amz-content-sha256')) return 'AccessDenied';
  const query = [...url.searchParams].map((pair) => pair.map(encode).join('=')).sort();
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const path = url.pathname.split('/').map((part) => encode(decodeURIComponent(part)));
  const canonical = [request.method, path.join('/'), query.join('&'), headers.join(''), names, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${credentials.secretAccessKey}`);
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

function etagOf(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`;
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code></Error>`);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
