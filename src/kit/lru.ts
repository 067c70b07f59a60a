export type Lru<K, V> = {
  get(key: K): V | undefined;
  /** A value heavier than the whole is not kept; what stood under its key goes too. */
  set(key: K, value: V): void;
  delete(key: K): boolean;
  clear(): void;
  readonly size: number;
  readonly weight: number;
};

type LruOptions<K, V> = {
  maxWeight: number;
  /** Asked once per value; by default every value weighs 1. */
  weigh?: (value: V, key: K) => number;
  /** Told of what is dropped for want of room, not of what is deleted or replaced. */
  onEvict?: (key: K, value: V) => void;
};

/** A bounded memory that forgets what was not asked for the longest. */
export function createLru<K, V>({ maxWeight, weigh = () => 1, onEvict }: LruOptions<K, V>): Lru<K, V> {
  // A Map keeps insertion order, so its first entry is the stalest when every use puts the entry back at the end.
  const entries = new Map<K, { value: V; weight: number }>();
  let total = 0;

  function remove(key: K): boolean {
    const entry = entries.get(key);
    if (!entry) return false;
    total -= entry.weight;
    return entries.delete(key);
  }

  function makeRoom(): void {
    for (const [key, { value }] of entries) {
      if (total <= maxWeight) return;
      remove(key);
      onEvict?.(key, value);
    }
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      remove(key);
      const weight = weigh(value, key);
      if (weight > maxWeight) return;
      entries.set(key, { value, weight });
      total += weight;
      makeRoom();
    },
    delete: remove,
    clear() {
      entries.clear();
      total = 0;
    },
    get size() {
      return entries.size;
    },
    get weight() {
      return total;
    },
  };
}
