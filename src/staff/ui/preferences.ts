/** What a person's browser keeps of how they like their desk. Where nothing may be kept, it holds until the window closes. */
export function readPreference<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function writePreference(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden store costs nobody their work.
  }
}
