import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { spots } from '#domains/advertising/server/advertising.tables.ts';
import { artists, songs } from '#domains/catalogue/server/catalogue.tables.ts';
import { airItems } from '#domains/live/server/live.tables.ts';
import type { SeedStep, SeedTools } from '#server/demo/seed-once.ts';
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
    const references = { songId: await songIdOf(db, { title, artist }), spotId: await spotIdOf(db, id) };
    const item = { id, kind, title, artist, cover, file: kept.file, seconds, ...facts, ...references };
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

type SeedDb = SeedTools['db'];

async function songIdOf(db: SeedDb, { title, artist }: { title: string; artist: string }): Promise<number | undefined> {
  const [song] = await db
    .select({ id: songs.id })
    .from(songs)
    .innerJoin(artists, eq(artists.id, songs.artistId))
    .where(and(eq(songs.title, title), eq(artists.name, artist)));
  return song?.id;
}

async function spotIdOf(db: SeedDb, id: string): Promise<number | undefined> {
  const [spot] = await db
    .select({ id: spots.id })
    .from(spots)
    .where(eq(sql`'spot-' || ${spots.slug}`, id));
  return spot?.id;
}
