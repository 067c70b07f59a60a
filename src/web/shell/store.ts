import { useSyncExternalStore } from 'react';

/** A value that lives outside the page tree and tells whoever listens that it changed. */
export type Store<T> = {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
};

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `atFirst` is what the server's HTML shows: hydration must find the same. */
export function useStore<T>(store: Store<T>, atFirst: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => atFirst);
}
