import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { MediaStore, StoredFile } from '../store/store.ts';
import type { Format, Size } from './sizes.ts';

/** `bytes` is there when the variant is small enough to be kept in memory. */
export interface Variant {
  format: Format;
  stored: StoredFile;
  bytes: Buffer | null;
}

export interface VariantName {
  file: string;
  size: Size;
  format: Format;
}

export interface VariantCache {
  find(name: VariantName): Promise<Variant | null>;
  /** As `find`, but never by the eyes of somebody who began to look before a variant was put there. */
  look(name: VariantName): Promise<Variant | null>;
  keep(variant: Variant): Variant;
  removeAll(file: string): Promise<void>;
}

export interface MemoryLimits {
  maxBytes: number;
  maxEntryBytes: number;
}

const usualMemory: MemoryLimits = { maxBytes: 64 * 1024 * 1024, maxEntryBytes: 256 * 1024 };

/** The variants that exist: in memory the small ones of late, in the store all of them. */
export function createVariantCache(store: MediaStore, { maxBytes, maxEntryBytes } = usualMemory): VariantCache {
  const memory = new LRUCache<string, Variant>({
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes?.length ?? 0),
    // An end even for what is popular: a file removed by another process must not live on here.
    ttl: 10 * 60_000,
  });
  const loading = new Map<string, Promise<Variant | null>>();

  async function load(key: string, format: Format): Promise<Variant | null> {
    const stored = await store.head(key);
    if (!stored) return null;
    const bytes = stored.size <= maxEntryBytes ? await buffer(await store.read(key)) : null;
    return keep({ format, stored, bytes });
  }

  function keep(variant: Variant): Variant {
    if (variant.bytes) memory.set(variant.stored.key, variant);
    return variant;
  }

  return {
    keep,
    look: async (name) => memory.get(variantKey(name)) ?? load(variantKey(name), name.format),
    find(name) {
      const key = variantKey(name);
      const kept = memory.get(key);
      if (kept) return Promise.resolve(kept);
      const running = loading.get(key) ?? load(key, name.format).finally(() => loading.delete(key));
      loading.set(key, running);
      return running;
    },
    async removeAll(file) {
      const prefix = `variants/${file}/`;
      for await (const { key } of store.list(prefix)) await store.remove(key);
      for (const key of [...memory.keys()]) if (key.startsWith(prefix)) memory.delete(key);
    },
  };
}

export function variantKey({ file, size, format }: VariantName): string {
  return `variants/${file}/${size}.${format}`;
}
