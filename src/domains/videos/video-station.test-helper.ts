import { eq, isNotNull } from 'drizzle-orm';
import sharp from 'sharp';
import { tone } from '#domains/live/tone.test-helper.ts';
import { playlists, videos as written } from '../../../seed/content/videos.ts';
import { writeMp4 } from '../../../seed/video/mp4.ts';
import { stillFrame } from '../../../seed/video/still-frame.ts';
import type { TestStation } from '../../../tests/test-station.ts';
import { videos } from './server/videos.tables.ts';

const size = { width: 160, height: 90 };

/** Gives every video of a demo station, which has a media folder of its own, the same short film. */
export async function giveFilms(station: TestStation, seconds: number): Promise<void> {
  const picture = sharp({ create: { ...size, channels: 3, background: '#c8102e' } }).png();
  const frame = await stillFrame(await picture.toBuffer(), size);
  const film = writeMp4({ ...size, frames: [frame], secondsPerFrame: seconds, sound: await tone(330, seconds) });
  const { file } = await station.media.addFile(film, { folder: 'videos', extension: 'mp4' });
  await changeVideos(station, { file, seconds });
}

/** What is told of every video, or of one; whatever shows them knows it at once. */
export async function changeVideos(station: TestStation, values: Partial<typeof videos.$inferInsert>, slug?: string) {
  const which = slug === undefined ? isNotNull(videos.id) : eq(videos.slug, slug);
  await station.context.db.update(videos).set(values).where(which);
  await station.context.invalidateTags(station.context.db, 'videos');
}

/** The demo's playlists, and its videos with the newest first. */
export const writtenPlaylists = playlists;
export const newestVideos = written.toSorted((one, other) => one.daysAgo - other.daysAgo);
