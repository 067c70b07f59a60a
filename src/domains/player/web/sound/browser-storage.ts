export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const memory = new Map<string, string>();
const forgetful: BrowserStorage = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
};

/** A browser may forbid storage by throwing at the mere mention of it: then things are kept for this page only. */
export function browserStorage(place: 'localStorage' | 'sessionStorage' = 'localStorage'): BrowserStorage {
  try {
    return window[place] ?? forgetful;
  } catch {
    return forgetful;
  }
}

/** A full storage must not break what somebody just did. */
export function keep(storage: BrowserStorage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // It then holds for this page.
  }
}
