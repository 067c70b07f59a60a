import { setTimeout as pause } from 'node:timers/promises';

type Witness = () => Promise<string>;

const longestMs = 5_000;
const present = new Set<Witness>();

/** Whoever can tell what was to be seen when a test fails. Returns how they leave. */
export function addWitness(witness: Witness): () => void {
  present.add(witness);
  return () => present.delete(witness);
}

export async function hearWitnesses(): Promise<string[]> {
  const hear = (tell: Witness) => Promise.race([tell(), pause(longestMs, 'nothing was to be seen')]);
  return Promise.all([...present].map((tell) => hear(tell).catch((error) => `nothing could be seen: ${error}`)));
}
