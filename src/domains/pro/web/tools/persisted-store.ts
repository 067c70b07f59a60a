import { createStore, type Store } from '#web/shell/store.ts';

/** A choice that this browser keeps, the same in all its windows. Where storage is forbidden it holds for this page. */
export function createPersistedStore<T>(key: string, parse: (text: string | null) => T, print: (value: T) => string) {
  const store: Store<T> = createStore(parse(read()));

  function read(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) store.set(parse(event.newValue));
  });

  return {
    ...store,
    set(value: T): void {
      store.set(value);
      try {
        localStorage.setItem(key, print(value));
      } catch {
        // It then holds for this page.
      }
    },
    /** Gone, as if it had never been chosen. */
    forget(): void {
      store.set(parse(null));
      try {
        localStorage.removeItem(key);
      } catch {
        // There was nothing to forget.
      }
    },
  };
}
