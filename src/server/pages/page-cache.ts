import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { everyTag } from './freshen.ts';

/** What a render gives: one HTML for everybody. */
export type RenderedPage = {
  status: number;
  html: string;
  location?: string;
  /** What the page was made of; a write that names one of these makes the page fresh. */
  tags: readonly string[];
  maxAgeMs: number;
  /** When what it shows last changed, where that is known. */
  modifiedAt?: Date;
};

export type CachedPage = {
  status: number;
  location: string | undefined;
  etag: string;
  identity: Buffer;
  gzip: Buffer;
  br: Buffer;
  modifiedAt?: Date;
};

type Entry = { page: CachedPage; tags: readonly string[]; freshUntil: number; bytes: number };

export type PageCacheFigures = { hits: number; stale: number; renders: number; compressions: number };

export type PageCache = {
  /** A page that may be sent now, fresh or stale (then one render starts behind it), or null. */
  peek(key: string): CachedPage | null;
  get(key: string): Promise<CachedPage>;
  invalidate(tags: readonly string[]): void;
  clear(): void;
  readonly figures: PageCacheFigures;
};

type Options = { render(key: string): Promise<RenderedPage>; now?: () => number; maxBytes?: number };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Keeps rendered pages, compressed once, until their time or their tags run out. Per key and life time there is one render:
 * whoever asks meanwhile waits for it, or gets the old copy. Errors (5xx) and pages without a life time are never kept.
 */
export function createPageCache({ render, now = Date.now, maxBytes = 96 * 1024 * 1024 }: Options): PageCache {
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Promise<CachedPage>>();
  const invalidatedAt = new Map<string, number>();
  let sequence = 0;
  let clearedAt = 0;
  let bytes = 0;
  const figures: PageCacheFigures = { hits: 0, stale: 0, renders: 0, compressions: 0 };

  function fly(key: string): Promise<CachedPage> {
    const known = flights.get(key);
    if (known) return known;
    const flight = make(key).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    flights.set(key, flight);
    return flight;
  }

  async function make(key: string): Promise<CachedPage> {
    const startedAt = sequence;
    figures.renders++;
    const rendered = await render(key);
    const page = await pack(rendered);
    figures.compressions += 2;
    const outdated = clearedAt > startedAt || rendered.tags.some((tag) => (invalidatedAt.get(tag) ?? 0) > startedAt);
    if (rendered.status < 500 && rendered.maxAgeMs > 0 && !outdated) keep(key, page, rendered);
    return page;
  }

  function keep(key: string, page: CachedPage, { tags, maxAgeMs }: RenderedPage): void {
    drop(key);
    const size = page.identity.length + page.gzip.length + page.br.length + key.length;
    entries.set(key, { page, tags, freshUntil: now() + maxAgeMs, bytes: size });
    bytes += size;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  }

  function drop(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    bytes -= entry.bytes;
    entries.delete(key);
  }

  function peek(key: string): CachedPage | null {
    const entry = entries.get(key);
    if (!entry) return null;
    if (entry.freshUntil > now()) figures.hits++;
    else {
      figures.stale++;
      // A failed render leaves the old copy standing: a stale page beats an error page.
      fly(key).catch(() => undefined);
    }
    return entry.page;
  }

  function clear(): void {
    clearedAt = ++sequence;
    entries.clear();
    flights.clear();
    invalidatedAt.clear();
    bytes = 0;
  }

  return {
    peek,
    get: async (key) => peek(key) ?? fly(key),
    invalidate(tags) {
      if (tags.includes(everyTag)) {
        clear();
        return;
      }
      sequence++;
      const named = new Set(tags);
      for (const tag of named) invalidatedAt.set(tag, sequence);
      for (const [key, entry] of entries) if (entry.tags.some((tag) => named.has(tag))) drop(key);
      // A render under way may have read the old state: who asks from now on gets a new one.
      flights.clear();
    },
    clear,
    figures,
  };
}

async function pack({ status, html, location, modifiedAt }: RenderedPage): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(identity, { level: 6 }),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, location, etag, identity, gzip: gz, br, modifiedAt };
}
