import { LRUCache } from 'lru-cache';
import { type CachedPage, packPage, type RenderedPage } from './cached-page.ts';
import { everyTag } from './invalidate-tags.ts';

export type { CachedPage, RenderedPage } from './cached-page.ts';

type Entry = { page: CachedPage; tags: ReadonlySet<string>; freshUntil: number };

/** For whom a page is made: the page is the same for everybody, but what it costs is counted. */
type Asker = { address: string };

export type RenderJob = {
  key: string;
  /** Undefined where nobody waits: a stale copy is being replaced. */
  asker: Asker | undefined;
  /** Named while the page is made, so that a write knows which renders under way it touches. */
  tag(name: string): void;
};

type Landed = { page: CachedPage; outdatedAt: number | null };
type Flight = {
  landed: Promise<Landed>;
  tags: Set<string>;
  /** When each tag was first invalidated since the render began. */
  invalidated: Map<string, number>;
};

type PageCacheFigures = { hits: number; stale: number; renders: number; compressions: number };

export type PageCache = {
  /** A page that may be sent now, fresh or stale (then one render starts behind it), or null. */
  peek(key: string): CachedPage | null;
  get(key: string, asker?: Asker): Promise<CachedPage>;
  invalidate(tags: readonly string[]): void;
  clear(): void;
  readonly figures: PageCacheFigures;
};

const mib = 1024 * 1024;

/** The pages that exist; those that anybody can make up (searches, page numbers); what is no page at all (404, redirects). */
type SpaceBytes = { pages: number; open: number; missing: number };
const usualSpaces: SpaceBytes = { pages: 96 * mib, open: 16 * mib, missing: 4 * mib };

type Options = { render(job: RenderJob): Promise<RenderedPage>; now?: () => number; spaces?: SpaceBytes };

/**
 * Keeps rendered pages, compressed once, until their time or their tags run out. Per key and life time there is one render:
 * whoever asks meanwhile waits for it, or gets the old copy. Errors and pages without a life time are never kept. What was not
 * asked for the longest leaves first, and made-up addresses have spaces of their own: they never push out a page that is read.
 */
export function createPageCache({ render, now = Date.now, spaces = usualSpaces }: Options): PageCache {
  const pages = space(spaces.pages);
  const open = space(spaces.open);
  const missing = space(spaces.missing);
  const all = [pages, open, missing];
  const flights = new Map<string, Flight>();
  const underWay = new Set<Flight>();
  let sequence = 0;
  const figures: PageCacheFigures = { hits: 0, stale: 0, renders: 0, compressions: 0 };

  function fly(key: string, asker: Asker | undefined): Flight {
    const tags = new Set<string>();
    const invalidated = new Map<string, number>();
    const job: RenderJob = { key, asker, tag: (name) => void tags.add(name) };
    const flight: Flight = { tags, invalidated, landed: make(job, tags, invalidated).finally(land) };
    function land(): void {
      underWay.delete(flight);
      if (flights.get(key) === flight) flights.delete(key);
    }
    flights.set(key, flight);
    underWay.add(flight);
    return flight;
  }

  async function make(job: RenderJob, tags: Set<string>, invalidated: Map<string, number>): Promise<Landed> {
    figures.renders++;
    const rendered = await render(job);
    const page = await packPage(rendered);
    figures.compressions += 2;
    const times = [everyTag, ...tags].map((tag) => invalidated.get(tag)).filter((time) => time !== undefined);
    const outdatedAt = times.length > 0 ? Math.min(...times) : null;
    const isAnswer = rendered.status < 500 && rendered.status !== 429;
    if (isAnswer && rendered.maxAgeMs > 0 && outdatedAt === null) keep(job.key, page, tags, rendered);
    return { page, outdatedAt };
  }

  function keep(key: string, page: CachedPage, tags: Set<string>, { status, isOpen, maxAgeMs }: RenderedPage): void {
    for (const one of all) one.delete(key);
    const place = status === 200 ? (isOpen ? open : pages) : missing;
    place.set(key, { page, tags, freshUntil: now() + maxAgeMs });
  }

  function peek(key: string): CachedPage | null {
    const entry = pages.get(key) ?? open.get(key) ?? missing.get(key);
    if (!entry) return null;
    if (entry.freshUntil > now()) figures.hits++;
    else {
      figures.stale++;
      // A failed render leaves the old copy standing: a stale page beats an error page.
      if (!flights.has(key)) fly(key, undefined).landed.catch(() => undefined);
    }
    return entry.page;
  }

  /** Joins the render under way, unless what comes of it is older than the asking, or is somebody else's spent limit. */
  async function makeOrJoin(key: string, asker: Asker | undefined): Promise<CachedPage> {
    for (;;) {
      const running = flights.get(key);
      if (!running) return (await fly(key, asker).landed).page;
      const askedAt = sequence;
      const { page, outdatedAt } = await running.landed;
      const isOlder = outdatedAt !== null && outdatedAt <= askedAt;
      if (!isOlder && page.status !== 429) return page;
    }
  }

  function clear(): void {
    sequence++;
    for (const one of all) one.clear();
    for (const { invalidated } of underWay) if (!invalidated.has(everyTag)) invalidated.set(everyTag, sequence);
    flights.clear();
  }

  return {
    peek,
    get: async (key, asker) => peek(key) ?? makeOrJoin(key, asker),
    invalidate(tags) {
      if (tags.includes(everyTag)) {
        clear();
        return;
      }
      sequence++;
      const touches = (known: ReadonlySet<string>) => tags.some((tag) => known.has(tag));
      for (const one of all) {
        for (const [key, entry] of [...one.entries()]) if (touches(entry.tags)) one.delete(key);
      }
      for (const { invalidated } of underWay) {
        for (const tag of tags) if (!invalidated.has(tag)) invalidated.set(tag, sequence);
      }
      // A render that has read the old state is left to those who wait for it: who asks from now on gets a new one.
      for (const [key, flight] of [...flights]) if (touches(flight.tags)) flights.delete(key);
    },
    clear,
    figures,
  };
}

function space(maxSize: number): LRUCache<string, Entry> {
  return new LRUCache({ maxSize, sizeCalculation: ({ page }, key) => page.bytes + key.length });
}
