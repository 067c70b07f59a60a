import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { videos } from '#domains/videos/server/videos.tables.ts';
import type { SeedPart } from '#server/seed-once.ts';
import { fileOf, trackOf } from '../audio/library.ts';
import { cutMp3 } from '../audio/mp3/cut.ts';
import { videos as written } from '../content/videos.ts';
import { writeMp4 } from '../video/mp4.ts';
import { type StillFrame, stillFrame } from '../video/still-frame.ts';

const size = { width: 854, height: 480 };
const pictures = 3;

/** The films of the videos, each of its own poster and those of its neighbours. Comes after the audio. */
export const seedVideoFilms: SeedPart = {
  name: 'video-films',
  label: 'i film dei video e della TV',
  tags: ['videos'],
  async run({ db, media, workFolder }) {
    const rows = new Map((await db.select().from(videos)).map((row) => [row.slug, row]));
    const frames: StillFrame[] = [];
    for (const { slug } of written) {
      const poster = await media.store.read(rows.get(slug)?.image ?? '');
      frames.push(await stillFrame(Buffer.isBuffer(poster) ? poster : await buffer(poster), size));
    }
    for (const [index, { slug, track, from, seconds }] of written.entries()) {
      const song = await readFile(join(workFolder, 'audio', fileOf(trackOf(track))));
      const sound = cutMp3(song, trackOf(track).seconds * from, seconds);
      const own = Array.from({ length: pictures }, (_, step) => frames[(index + step) % frames.length]);
      const film = writeMp4({
        ...size,
        frames: own.flatMap((frame) => frame ?? []),
        secondsPerFrame: seconds / pictures,
        sound,
      });
      const { file } = await media.addFile(film, { folder: 'videos', extension: 'mp4' });
      await db.update(videos).set({ file, seconds }).where(eq(videos.slug, slug));
    }
  },
};
