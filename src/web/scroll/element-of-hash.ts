/** What the hash of an address names on the page at hand. */
export function elementOfHash(hash: string): HTMLElement | null {
  return document.getElementById(idOf(hash));
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
