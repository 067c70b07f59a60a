/** Where somebody stopped in an episode, and how fast they like it. */
export type ListeningPlace = { at: number; speed: number };
type Kept = ListeningPlace & { seen: number };
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const storageKey = 'podcast';
/** Beyond this the longest untouched are forgotten. */
const mostEpisodes = 50;
/** So near its end an episode counts as heard, and begins anew. */
const almostOverSeconds = 15;

/** The places of this browser. One that keeps nothing for frames of other sites loses them with the page. */
export function createListeningPlaces(storage: Storage | null, now: () => number = Date.now) {
  let known = read(storage);
  return {
    of(id: string): ListeningPlace {
      const found = known[id];
      return found ? { at: found.at, speed: found.speed } : { at: 0, speed: 1 };
    },
    keep(id: string, { at, speed }: ListeningPlace, seconds: number): void {
      // Another frame of the page may have kept its own meanwhile.
      known = { ...known, ...read(storage) };
      const place = at > seconds - almostOverSeconds ? 0 : Math.floor(at);
      known[id] = { at: place, speed, seen: now() };
      const latest = Object.entries(known).toSorted(([, one], [, other]) => other.seen - one.seen);
      known = Object.fromEntries(latest.slice(0, mostEpisodes));
      try {
        storage?.setItem(storageKey, JSON.stringify(known));
      } catch {
        // A full store costs the memory, not the listening.
      }
    },
  };
}

function read(storage: Storage | null): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(storage?.getItem(storageKey) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, one]) => isPlace(one)));
  } catch {
    return {};
  }
}

function isPlace(one: Partial<Kept> | null): boolean {
  return [one?.at, one?.speed, one?.seen].every((value) => typeof value === 'number' && Number.isFinite(value));
}
