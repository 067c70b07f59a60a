import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { spots } from '#domains/advertising/server/advertising.tables.ts';
import { airItems } from '#domains/live/server/live.tables.ts';
import { putOnAir } from '#domains/player/on-air.test-helper.ts';
import { stationSampleRate } from '#engines/station/station-format.ts';
import { encodeMp3 } from '../../../seed/audio/mp3/encode.ts';
import { afterwards } from '../../../tests/afterwards.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';
import { artists, songs } from './server/catalogue.tables.ts';

export type MusicStation = TestStation & { sound: { preview: string; other: string; spot: string } };

/** The demo's music with something to hear: two previews by turns, a spot that aired a moment ago, a radio that plays. */
export async function openMusicStation(): Promise<MusicStation> {
  const mediaFolder = await mkdtemp(join(tmpdir(), 'music-'));
  afterwards(() => rm(mediaFolder, { recursive: true, force: true }));
  const preparing = await openTestStation({ mediaFolder });
  const { db } = preparing.context;
  const keep = async (hertz: number, seconds: number, folder: string) => {
    const file = await preparing.media.addFile(await tone(hertz, seconds), { folder, extension: 'mp3' });
    return file.file;
  };
  const sound = {
    preview: await keep(440, 25, 'previews'),
    other: await keep(660, 25, 'previews'),
    spot: await keep(990, 12, 'comerciais'),
  };
  await db.update(songs).set({
    preview: sql`case when ${songs.id} % 2 = 0 then ${sound.preview} else ${sound.other} end`,
    download: sound.preview,
  });
  await db.update(spots).set({ audio: sound.spot });
  const [spot] = await db.select().from(spots).limit(1);
  const radio = { title: 'Sale e limone', artist: 'Duo Marèa', file: await keep(220, 5, 'audio'), seconds: 5 };
  await db.insert(airItems).values({ id: 'prova', kind: 'song', ...radio });
  const station = await openTestStation({ connection: preparing.connection, mediaFolder, onAir: true });
  const anHourAgo = new Date(Date.now() - 3_000_000);
  await putOnAir(station, {
    kind: 'spot',
    itemId: `spot-${spot?.slug}`,
    title: spot?.name,
    artist: '',
    startsAt: anHourAgo,
  });
  return { ...station, sound };
}

function tone(hertz: number, seconds: number): Promise<Uint8Array> {
  const wave = Float32Array.from({ length: seconds * stationSampleRate }, (_, n) => {
    return 0.3 * Math.sin((2 * Math.PI * hertz * n) / stationSampleRate);
  });
  return encodeMp3({ left: wave, right: wave });
}

export async function changeSong(station: TestStation, slug: string, values: Partial<typeof songs.$inferInsert>) {
  await station.context.db.update(songs).set(values).where(eq(songs.slug, slug));
  station.cache.clear();
}

export async function changeArtist(station: TestStation, slug: string, values: Partial<typeof artists.$inferInsert>) {
  await station.context.db.update(artists).set(values).where(eq(artists.slug, slug));
  station.cache.clear();
}

export function artistsOf(station: TestStation) {
  return station.context.db.select().from(artists);
}
