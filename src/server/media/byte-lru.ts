export interface ByteLru<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, bytes: number): void;
  deleteWhere(matches: (key: string) => boolean): void;
}

interface Entry<Value> {
  value: Value;
  bytes: number;
  expiresAt: number;
}

interface Limits {
  maxBytes: number;
  maxEntryBytes: number;
  /** An end even for what is popular: a file removed by another process must not live on here. */
  maxAgeMs: number;
  now?: () => number;
}

/** Keeps what was used last, up to a number of bytes. */
export function createByteLru<Value>({ maxBytes, maxEntryBytes, maxAgeMs, now = Date.now }: Limits): ByteLru<Value> {
  // A Map remembers the order of insertion: what is used moves to the end, what is dropped goes from the front.
  const entries = new Map<string, Entry<Value>>();
  let held = 0;

  function drop(key: string) {
    held -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.expiresAt <= now()) {
        drop(key);
        return undefined;
      }
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      drop(key);
      if (bytes > maxEntryBytes) return;
      entries.set(key, { value, bytes, expiresAt: now() + maxAgeMs });
      held += bytes;
      for (const oldest of entries.keys()) {
        if (held <= maxBytes) break;
        drop(oldest);
      }
    },
    deleteWhere(matches) {
      for (const key of [...entries.keys()].filter(matches)) drop(key);
    },
  };
}
