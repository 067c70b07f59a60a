import type { LoadInput } from '#web/page.ts';
import { loadParameters } from '#web/shell/load-parameters.ts';
import { stationFacts } from './station-facts.ts';
import type { StationFacts } from './texts/legal.types.ts';

/** Long texts travel as a page's data, filled in with the station's facts, and not as code of its first load. */
export async function loadText<T>(
  { client }: Pick<LoadInput, 'client'>,
  fetchText: () => Promise<(facts: StationFacts) => T>,
): Promise<T> {
  const [{ station }, text] = await Promise.all([loadParameters(client), fetchText()]);
  return text(stationFacts(station));
}
