import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { videos } from '#domains/videos/server/videos.tables.ts';
import type { SeedPart } from '#server/demo/seed-once.ts';
import { fileOf, trackOf } from '../audio/library.ts';
import { cutMp3 } from '../audio/mp3/cut.ts';
import { videos as written } from '../content/videos.ts';
import { keepFilm } from '../video/film-sizes.ts';

const picturesPerFilm = 3;

/** The films of the videos, each of its own poster and those of its neighbours. Comes after the audio. */
export const seedVideoFilms: SeedPart = {
  name: 'video-films',
  label: 'i film dei video e della TV',
  tags: ['videos'],
  async run({ db, media, workFolder }) {
    const rows = new Map((await db.select().from(videos)).map((row) => [row.slug, row]));
    const posters: Buffer[] = [];
    for (const { slug } of written) {
      const poster = await media.store.read(rows.get(slug)?.image ?? '');
      posters.push(Buffer.isBuffer(poster) ? poster : await buffer(poster));
    }
    for (const [index, { slug, track, from, seconds }] of written.entries()) {
      const song = await readFile(join(workFolder, 'audio', fileOf(trackOf(track))));
      const sound = cutMp3(song, trackOf(track).seconds * from, seconds);
      const own = Array.from({ length: picturesPerFilm }, (_, step) => posters[(index + step) % posters.length]);
      const file = await keepFilm(media, {
        pictures: own.flatMap((poster) => poster ?? []),
        secondsPerPicture: seconds / picturesPerFilm,
        sound,
      });
      await db.update(videos).set({ file, seconds }).where(eq(videos.slug, slug));
    }
  },
};
