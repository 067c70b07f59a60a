import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { MediaUnavailableError } from './store.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `path`: endpoint/bucket/key (MinIO, most others). `virtual-host`: bucket.endpoint/key (AWS). */
  addressing?: 'path' | 'virtual-host';
  /** How long an answer's headers, and then each next piece of its body, may take. */
  timeoutMs?: number;
  attempts?: number;
  retryDelayMs?: number;
}

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Blob | Uint8Array<ArrayBuffer>;
  timeoutMs?: number;
}

/** `abort` ends the connection under a body that nobody will read to its end. */
export interface S3Answer {
  response: Response;
  abort(): void;
}

export type S3Send = (request: S3Request) => Promise<S3Answer>;

export function createS3Send(settings: S3Settings): S3Send {
  const { attempts = 4, retryDelayMs = 100 } = settings;
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
  });

  async function once(request: S3Request): Promise<S3Answer> {
    const signed = await client.sign(addressOf(settings, request), {
      method: request.method,
      headers: request.headers,
      body: request.body,
      redirect: 'manual',
    });
    const controller = new AbortController();
    const timeoutMs = request.timeoutMs ?? settings.timeoutMs ?? 10_000;
    const timer = setTimeout(() => controller.abort(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
    try {
      const response = await fetch(signed, { signal: controller.signal });
      return { response, abort: () => controller.abort() };
    } finally {
      clearTimeout(timer);
    }
  }

  // Every request of ours can be repeated: a PUT carries the whole file, a DELETE of nothing is fine.
  return async function send(request) {
    for (let attempt = 1; ; attempt++) {
      const answer = await once(request).catch((error: unknown) => error as Error);
      if (!(answer instanceof Error) && !isPassing(answer.response.status)) return answer;
      const cause = answer instanceof Error ? reasonOf(answer) : await refusalOf(answer);
      if (attempt >= attempts) {
        throw new MediaUnavailableError(`${request.method} ${request.key ?? ''}: ${cause}`, { cause: answer });
      }
      await pause(retryDelayMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  };
}

/** For an answer that will not get better by asking again: wrong key, wrong region, no permission. */
export async function failureOf(request: S3Request, answer: S3Answer): Promise<MediaUnavailableError> {
  return new MediaUnavailableError(`${request.method} ${request.key ?? ''}: ${await refusalOf(answer)}`);
}

function addressOf(settings: S3Settings, { key = '', query }: S3Request): URL {
  const url = new URL(settings.endpoint);
  const base = url.pathname.replace(/\/$/, '');
  if (settings.addressing === 'virtual-host') {
    url.hostname = `${settings.bucket}.${url.hostname}`;
    url.pathname = `${base}/${key}`;
  } else {
    url.pathname = `${base}/${settings.bucket}/${key}`;
  }
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  return url;
}

function isPassing(status: number): boolean {
  return status >= 500 || status === 429 || status === 408;
}

async function refusalOf({ response }: S3Answer): Promise<string> {
  const text = await response.text().catch(() => '');
  return `${response.status} ${/<Code>([^<]{1,80})<\/Code>/.exec(text)?.[1] ?? response.statusText}`;
}

function reasonOf(error: Error): string {
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
