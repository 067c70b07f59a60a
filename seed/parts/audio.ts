import { airItems } from '#domains/live/server/live.tables.ts';
import type { SeedPart, SeedTools } from '#server/demo/seed-once.ts';
import { library } from '../audio/library.ts';
import { makeAudioLibrary } from '../audio/make-audio.ts';
import { addAirItem, audioFolder } from './air-item.ts';

/** On air from the first moment: the two that are composed in the shortest time. */
const firstIds = ['ballo-della-nonna', 'lettera-da-recife'];
/** As many as there are workers that compose. */
const atOnce = 2;

/** Needs no database, so it can begin before there is one. */
export async function composeFirstSongs(workFolder: string): Promise<void> {
  await makeAudioLibrary({ folder: audioFolder(workFolder), ids: firstIds });
}

export const seedFirstSongs: SeedPart = {
  name: 'first-songs',
  label: 'i primi due brani',
  tags: ['on-air'],
  steps: (tools) => addTracks(tools, firstIds),
};

/** Songs, jingles and spots: composed and encoded once in the work folder, on air as they come. */
export const seedAudio: SeedPart = {
  name: 'audio',
  label: `la musica: ${library.length} brani, jingle e spot`,
  tags: ['on-air'],
  async *steps(tools) {
    const known = await tools.db.select({ id: airItems.id }).from(airItems);
    const there = new Set(known.map(({ id }) => id));
    const missing = library.filter(({ id }) => !there.has(id));
    // The short ones first: a jingle between two songs is worth more than a third song.
    const ids = missing.toSorted((a, b) => a.seconds - b.seconds).map(({ id }) => id);
    yield* addTracks(tools, ids);
  },
};

export async function* addTracks(tools: SeedTools, ids: string[]) {
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce);
    for (const made of await makeAudioLibrary({ folder: audioFolder(tools.workFolder), ids: some })) {
      yield await addAirItem(tools, made);
    }
    if (ids.length > atOnce) tools.onProgress(`  ${from + some.length} di ${ids.length} brani`);
  }
}
