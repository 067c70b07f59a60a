import { isMissing } from '#contract/client.ts';

/** A chart that cannot be read is only logged: the page stands without it. One that does not exist is null. */
export async function chartOrNothing<Song>(reading: Promise<Song[]>): Promise<Song[] | null> {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return null;
    console.warn('the top songs did not load', error);
    return [];
  }
}
