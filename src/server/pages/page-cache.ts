import { LRUCache } from 'lru-cache';
import { type CachedPage, makePage, type RenderedPage } from './cached-page.ts';
import { everyTag } from './invalidate-tags.ts';
import { formFor, packFor, packWell } from './pack-page.ts';

export type { CachedPage, RenderedPage } from './cached-page.ts';

type Entry = { page: CachedPage; tags: ReadonlySet<string>; freshUntil: number };

/** For whom a page is made: the page is the same for everybody, but what it costs is counted. */
type Asker = { address: string /** What they read, as their browser says it. */; accept?: string };

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
  /** A page that may be sent now to whoever reads this, fresh or stale (then one render starts behind it), or null. */
  peek(key: string, accept?: string): CachedPage | null;
  /** Packed in a form that the asker reads, or in all that last where nobody in particular waits. */
  get(key: string, asker?: Asker): Promise<CachedPage>;
  invalidate(tags: readonly string[]): void;
  clear(): void;
  readonly figures: PageCacheFigures;
};

const mib = 1024 * 1024;

/** The pages that exist; those that anybody can make up (searches, page numbers); what is no page at all (404, redirects). */
type SpaceBytes = { pages: number; open: number; missing: number };
const usualSpaces: SpaceBytes = { pages: 96 * mib, open: 16 * mib, missing: 4 * mib };

type Options = {
  render(job: RenderJob): Promise<RenderedPage>;
  now?: () => number;
  spaces?: SpaceBytes;
  /** Does what can wait until those who ask now have their answers. */
  later?: (work: () => void) => void;
};

const laterMs = 1_000;
const whenCalm = (work: () => void) => void setTimeout(work, laterMs).unref();

/**
 * Keeps rendered pages, compressed once, until their time or their tags run out. Per key and life time there is one render:
 * whoever asks meanwhile waits for it, or gets the old copy. Errors and pages without a life time are never kept. What was not
 * asked for the longest leaves first, and made-up addresses have spaces of their own: they never push out a page that is read.
 * Who waits for a render gets it compressed quickly; it is compressed well a moment later, if it is still worth keeping then.
 */
export function createPageCache(options: Options): PageCache {
  const { render, now = Date.now, spaces = usualSpaces, later = whenCalm } = options;
  const pages = space(spaces.pages);
  const open = space(spaces.open);
  const missing = space(spaces.missing);
  const all = [pages, open, missing];
  const flights = new Map<string, Flight>();
  const underWay = new Set<Flight>();
  /** To be packed well. By their keys: of a page that is made again and again only the last is kept. */
  const due = new Set<string>();
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
    const page = makePage(rendered);
    countCompression();
    if (!job.asker) await packWell(page, countCompression);
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
    if (due.size === 0) later(packDue);
    due.add(key);
  }

  /** One after the other: nobody waits for it. What is forgotten by now is not worth it; what fails, whoever asks next tries again. */
  async function packDue(): Promise<void> {
    const keys = [...due];
    due.clear();
    for (const key of keys) {
      const page = all.map((one) => one.peek(key)).find(Boolean)?.page;
      if (page) await packWell(page, countCompression).catch(() => undefined);
    }
  }

  function countCompression(): void {
    figures.compressions++;
  }

  function find(key: string): Entry | undefined {
    return pages.get(key) ?? open.get(key) ?? missing.get(key);
  }

  function peek(key: string, accept?: string): CachedPage | null {
    const entry = find(key);
    return entry && formFor(entry.page, accept) ? pageOf(key, entry) : null;
  }

  function pageOf(key: string, entry: Entry): CachedPage {
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
    async get(key, asker) {
      const entry = find(key);
      const page = entry ? pageOf(key, entry) : await makeOrJoin(key, asker);
      await (asker ? packFor(page, asker.accept, countCompression) : packWell(page, countCompression));
      return page;
    },
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
