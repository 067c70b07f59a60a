/** An alphabetical index: accents count as their letter, what begins with no letter stands under '#'. */
export function byLetter<T extends { name: string }>(tags: readonly T[]): [string, T[]][] {
  const letters = new Map<string, T[]>();
  for (const tag of tags.toSorted((one, other) => one.name.localeCompare(other.name, 'it'))) {
    const first = tag.name.trim().normalize('NFD').charAt(0).toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : '#';
    letters.set(letter, [...(letters.get(letter) ?? []), tag]);
  }
  return [...letters];
}
