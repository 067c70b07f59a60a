/**
 * What is made of an object that comes again and again, such as an answer kept in memory: made once for each, and frozen, so that
 * whoever writes it down may keep the text too.
 */
export function oncePer<Source extends object, Made extends object>(
  make: (source: Source) => Made,
): (source: Source) => Readonly<Made> {
  const made = new WeakMap<Source, Readonly<Made>>();
  return (source) => {
    const before = made.get(source);
    if (before) return before;
    const now = Object.freeze(make(source));
    made.set(source, now);
    return now;
  };
}
