import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { airItems } from '#domains/live/server/live.tables.ts';
import type { SeedStep, SeedTools } from '#server/seed-once.ts';
import { trackOf } from '../audio/library.ts';
import type { AudioFile } from '../audio/manifest.ts';
import { songsOnAir, spotsOnAir } from '../content/on-air.ts';
import type { Drawing } from '../pictures/drawings.ts';
import { keepPicture } from './picture.ts';

/** Keeps a track that was composed like any other file of the station; the step puts it on air. */
export async function addAirItem({ media, workFolder }: SeedTools, made: AudioFile): Promise<SeedStep> {
  const { id, kind, file, seconds } = made;
  const sound = createReadStream(join(audioFolder(workFolder), file));
  const kept = await media.addFile(sound, { folder: 'audio', extension: 'mp3' });
  return async (db) => {
    const { title, artist = '' } = trackOf(id);
    const cover = kind === 'jingle' ? '' : await keepCoverOnAir({ db }, id);
    const facts = { ...songFacts(id), ...spotFacts(id) };
    const item = { id, kind, title, artist, cover, file: kept.file, seconds, ...facts };
    await db.insert(airItems).values(item).onConflictDoNothing();
  };
}

export function keepCoverOnAir(tools: Pick<SeedTools, 'db'>, id: string): Promise<string> {
  const { kind, title, artist } = trackOf(id);
  const drawing: Drawing =
    kind === 'song' ? { kind: 'cover', seed: id, title, artist } : { kind: 'client', seed: id, name: title };
  return keepPicture(tools, drawing, { folder: 'covers', sizes: ['100x100', '150x150', '400x400'] });
}

export function audioFolder(workFolder: string): string {
  return join(workFolder, 'audio');
}

function songFacts(id: string) {
  const { album = '', year = '', lyrics = '', translation = '' } = songsOnAir[id] ?? {};
  return { album, year, lyrics, translation };
}

function spotFacts(id: string) {
  const spot = spotsOnAir[id];
  return { clientColor: spot?.color ?? '', clientDescription: spot?.description ?? '' };
}
