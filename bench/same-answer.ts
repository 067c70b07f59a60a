import type { Bench } from './figure.ts';
import { type RawAnswer, rawGet } from './load/raw-get.ts';

/** Of the moment and of the connection: under load both sides send them all, the bare one by itself. */
const passing = new Set(['date', 'connection', 'keep-alive']);

/** Lets the bare server stand with the station's own answer, and makes sure that both send the same. */
export async function standWith({ station, bare }: Bench, path: string, headers = {}): Promise<void> {
  const theirs = await rawGet(station.url + path, headers);
  if (theirs.status !== 200) throw new Error(`${path} answers ${theirs.status}`);
  await bare.ask('send', { ...theirs, headers: withoutPassing(theirs) });
  const ours = await rawGet(bare.url + path, headers);
  const same = theirs.body.equals(ours.body) && sorted(theirs) === sorted(ours);
  if (!same) throw new Error(`${path}: the two sides send different answers\n${sorted(theirs)}\n${sorted(ours)}`);
}

function withoutPassing({ headers }: RawAnswer): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.has(name)));
}

function sorted(answer: RawAnswer): string {
  return JSON.stringify(Object.entries(withoutPassing(answer)).sort());
}
