export type SingleFlight<K, V> = {
  /** Joins the work already under way for this key, or starts it. */
  run(key: K, work: () => Promise<V> | V): Promise<V>;
  /** The next call starts afresh, although work begun before may still be under way. */
  forget(key: K): void;
};

/** One piece of work per key at a time, its outcome, good or bad, for everybody who waits. Nothing is remembered. */
export function createSingleFlight<K, V>(): SingleFlight<K, V> {
  const flights = new Map<K, Promise<V>>();

  function start(key: K, work: () => Promise<V> | V): Promise<V> {
    const flight = (async () => work())().finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    flights.set(key, flight);
    return flight;
  }

  return {
    run: (key, work) => flights.get(key) ?? start(key, work),
    forget: (key) => void flights.delete(key),
  };
}
