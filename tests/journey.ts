type Part = (name: string, go: () => Promise<void>) => Promise<void>;
type Outcome = { faults: Map<string, unknown>; end: unknown };

/**
 * A way through the site that is gone once and told by several tests, so that a failure names one thing without another page
 * load: whichever test comes first goes it, the others ask what became of their part.
 */
export function journey(go: (part: Part) => Promise<void>): (name: string) => () => Promise<void> {
  let walked: Promise<Outcome> | undefined;
  return (name) => async () => {
    walked ??= walk(go);
    const { faults, end } = await walked;
    if (!faults.has(name)) throw new Error(`nobody came as far as "${name}"`, { cause: end });
    if (faults.get(name)) throw faults.get(name);
  };
}

async function walk(go: (part: Part) => Promise<void>): Promise<Outcome> {
  const faults = new Map<string, unknown>();
  const part: Part = async (name, goOn) => {
    try {
      await goOn();
      faults.set(name, null);
    } catch (error) {
      faults.set(name, error);
      throw error;
    }
  };
  try {
    await go(part);
    return { faults, end: null };
  } catch (error) {
    return { faults, end: error };
  }
}
