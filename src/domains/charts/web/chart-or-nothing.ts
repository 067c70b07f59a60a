import { isMissing } from '#contract/client.ts';
import type { WireSongItem } from '#domains/catalogue/catalogue.contract.ts';
import { decodeSongItem, type SongItem } from '#domains/catalogue/catalogue.decode.ts';

/** A chart that cannot be read is only logged: the page stands without it. One that does not exist is null. */
export async function chartOrNothing(reading: Promise<WireSongItem[]>): Promise<SongItem[] | null> {
  try {
    return (await reading).map(decodeSongItem);
  } catch (error) {
    if (isMissing(error)) return null;
    console.warn('the top songs did not load', error);
    return [];
  }
}
