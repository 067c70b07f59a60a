/**
 * A 53-bit hash of a text (cyrb53): the same in every browser and on the server. Collisions can be made at will, so it
 * names things and never protects them. Join several fields with a separator that none of them can hold.
 */
export function hash53(text: string, seed = 0): number {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/** The same hash as 14 hexadecimal digits. */
export function hashHex(text: string, seed = 0): string {
  return hash53(text, seed).toString(16).padStart(14, '0');
}
