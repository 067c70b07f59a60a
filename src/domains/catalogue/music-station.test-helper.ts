import { eq, sql } from 'drizzle-orm';
import { spots } from '#domains/advertising/server/advertising.tables.ts';
import { prepareStation } from '#domains/live/prepare-station.test-helper.ts';
import { airItems } from '#domains/live/server/live.tables.ts';
import { tone } from '#domains/live/tone.test-helper.ts';
import { putOnAir } from '#domains/player/on-air.test-helper.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';
import { artists, songs } from './server/catalogue.tables.ts';

export type MusicStation = TestStation & { sound: { preview: string; other: string; spot: string } };

/** The demo's music with something to hear: two previews by turns, a spot that aired a moment ago, a radio that plays. */
export async function openMusicStation(): Promise<MusicStation> {
  const sound = { preview: '', other: '', spot: '' };
  const place = await prepareStation(async ({ db }, media) => {
    const keep = async (hertz: number, seconds: number, folder: string) =>
      (await media.addFile(await tone(hertz, seconds), { folder, extension: 'mp3' })).file;
    sound.preview = await keep(440, 25, 'previews');
    sound.other = await keep(660, 25, 'previews');
    sound.spot = await keep(990, 12, 'comerciais');
    await db.update(songs).set({
      preview: sql`case when ${songs.id} % 2 = 0 then ${sound.preview} else ${sound.other} end`,
      download: sound.preview,
    });
    await db.update(spots).set({ audio: sound.spot });
    const radio = { title: 'Sale e limone', artist: 'Duo Marèa', file: await keep(220, 5, 'audio'), seconds: 5 };
    await db.insert(airItems).values({ id: 'prova', kind: 'song', ...radio });
  });
  const station = await openTestStation({ ...place, onAir: true });
  const [spot] = await station.context.db.select().from(spots).limit(1);
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

export async function changeSong(station: TestStation, slug: string, values: Partial<typeof songs.$inferInsert>) {
  await station.context.db.update(songs).set(values).where(eq(songs.slug, slug));
  station.forgetPages();
}

export async function changeArtist(station: TestStation, slug: string, values: Partial<typeof artists.$inferInsert>) {
  await station.context.db.update(artists).set(values).where(eq(artists.slug, slug));
  station.forgetPages();
}

export function artistsOf(station: TestStation) {
  return station.context.db.select().from(artists);
}
