import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { isDiskRefusing } from '../../disk-refuses.ts';
import { type MediaStore, MissingMediaError, type StoredFile } from '../store/store.ts';
import { cutPixels, encodePixels, type Pixels, UndecodablePictureError } from './encode.ts';
import { createEncodeQueue, type EncodeQueue, type Ticket } from './encode-queue.ts';
import { focalPointOf, originalName } from './focal-name.ts';
import { type Format, type Size, typeOfFormat } from './sizes.ts';
import { type Variant, type VariantCache, type VariantName, variantKey } from './variant-cache.ts';

export interface VariantMaker {
  make(file: string, size: Size, formats: readonly Format[], options: { urgent: boolean }): Promise<Variant[]>;
  /** Resolves when no encode of this file is under way. */
  settle(file: string): Promise<void>;
}

export interface MakerNeeds {
  store: MediaStore;
  shelf: VariantCache;
  queue?: EncodeQueue;
  /** Told once per encode: for the metrics, and for tests that count. */
  onEncoded?: (key: string, milliseconds: number) => void;
}

interface Flight {
  file: string;
  done: Promise<Variant>;
  urge(): void;
}

interface Order {
  file: string;
  size: Size;
  deliver(made: Variant): void;
}

const forgiveAfterMs = 60_000;

/** Makes each variant once. One flight per variant, whoever asks: the second asker waits for the first one's encode. */
export function createVariantMaker({ store, shelf, onEncoded, queue = createEncodeQueue() }: MakerNeeds): VariantMaker {
  const flights = new Map<string, Flight>();
  // A picture that cannot be decoded costs its decoding at most once a minute.
  const undecodable = new LRUCache<string, Error>({ max: 1_000, ttl: forgiveAfterMs });

  function launch(file: string, size: Size, formats: readonly Format[], options: { urgent: boolean }): void {
    const landings = new Map(formats.map((format) => [format, Promise.withResolvers<Variant>()]));
    const state: { urgent: boolean; ticket?: Ticket<void> } = { ...options };
    const urge = () => {
      state.urgent = true;
      state.ticket?.urge();
    };
    for (const [format, { promise }] of landings) {
      const key = variantKey({ file, size, format });
      const land = () => void flights.delete(key);
      flights.set(key, { file, done: promise, urge });
      promise.then(land, land);
    }

    async function fly(): Promise<void> {
      const order: Order = { file, size, deliver: (made) => landings.get(made.format)?.resolve(made) };
      const missing = await deliverReady(order, formats);
      if (missing.length === 0) return;
      const known = undecodable.get(file);
      if (known) throw known;
      if (!(await store.head(file))) throw new MissingMediaError(file);
      state.ticket = queue.run(() => encode(order, missing), state);
      await state.ticket.done;
    }
    fly().catch((error: unknown) => {
      for (const { reject } of landings.values()) reject(error);
    });
  }

  async function deliverReady({ file, size, deliver }: Order, formats: readonly Format[]): Promise<Format[]> {
    const missing: Format[] = [];
    for (const format of formats) {
      const ready = await shelf.look({ file, size, format });
      if (ready) deliver(ready);
      else missing.push(format);
    }
    return missing;
  }

  async function encode({ file, size, deliver }: Order, formats: readonly Format[]): Promise<void> {
    const original = await buffer(await store.read(originalName(file)));
    const pixels = await cutPixels(original, size, focalPointOf(file)).catch((error: Error) => {
      if (error instanceof UndecodablePictureError) undecodable.set(file, error);
      throw error;
    });
    for (const format of formats) deliver(await encodeOne({ file, size, format }, pixels));
  }

  async function encodeOne(name: VariantName, pixels: Pixels): Promise<Variant> {
    const key = variantKey(name);
    const began = performance.now();
    const bytes = await encodePixels(pixels, name.format);
    onEncoded?.(key, performance.now() - began);
    const contentType = typeOfFormat(name.format);
    const stored = await store.put(key, bytes, { contentType }).catch((error: unknown) => {
      if (!isDiskRefusing(error)) throw error;
      return unkept(key, bytes, contentType);
    });
    return shelf.keep({ format: name.format, stored, bytes });
  }

  return {
    make(file, size, formats, options) {
      const keys = formats.map((format) => variantKey({ file, size, format }));
      const free = formats.filter((format) => !flights.has(variantKey({ file, size, format })));
      if (free.length > 0) launch(file, size, free, options);
      const joined = keys.map((key) => flights.get(key) as Flight);
      if (options.urgent) for (const flight of joined) flight.urge();
      return Promise.all(joined.map((flight) => flight.done));
    },
    async settle(file) {
      const own = [...flights.values()].filter((flight) => flight.file === file);
      await Promise.allSettled(own.map((flight) => flight.done));
    },
  };
}

/** A disk that takes nothing must not take the picture from whoever looks at it: it lives in memory, as long as there is room. */
function unkept(key: string, bytes: Buffer, contentType: string): StoredFile {
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
  return { key, size: bytes.length, contentType, etag, lastModified: new Date() };
}
