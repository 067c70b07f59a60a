import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { mixes, podcastEpisodes, podcastShows } from '#domains/podcasts/server/podcasts.tables.ts';
import type { SeedPart } from '#server/demo/seed-once.ts';
import { fileOf, library, trackOf } from '../audio/library.ts';
import { cutMp3 } from '../audio/mp3/cut.ts';
import { frameSeconds, readFrames } from '../audio/mp3/frames.ts';

const episodeSeconds = 90;
const mixPieceSeconds = 32;
const piecesOfMix = 5;

/**
 * Comes after the audio. An episode is a jingle and a minute and a half of a song; a mix is five songs in a row. A handful of
 * such files is shared by all: composing hours of sound would take longer than anybody listens to a demo.
 */
export const seedPodcastSound: SeedPart = {
  name: 'podcast-sound',
  label: 'l’audio dei podcast e dei mix',
  tags: ['podcasts', 'mixes'],
  async run({ db, media, workFolder }) {
    const folder = join(workFolder, 'audio');
    const read = (id: string) => readFile(join(folder, fileOf(trackOf(id))));
    const songs = library.filter(({ kind }) => kind === 'song');
    const jingles = library.filter(({ kind }) => kind === 'jingle');

    const keep = async (bytes: Uint8Array, to: string) => {
      const { file, size } = await media.addFile(bytes, { folder: to, extension: 'mp3' });
      return { audio: file, audioBytes: size, seconds: Math.round(readFrames(bytes).length * frameSeconds) };
    };

    const sounds = await Promise.all(
      songs.map(async ({ id }, index) => {
        const jingle = await read(jingles[index % jingles.length]?.id ?? '');
        return Buffer.concat([jingle, cutMp3(await read(id), 8, episodeSeconds)]);
      }),
    );
    const free = await Promise.all(sounds.map((bytes) => keep(bytes, 'podcasts')));
    const locked = await Promise.all(sounds.slice(0, 3).map((bytes) => keep(bytes, 'private/podcasts')));
    const episodes = await db
      .select({ id: podcastEpisodes.id, pro: podcastShows.pro })
      .from(podcastEpisodes)
      .innerJoin(podcastShows, eq(podcastShows.id, podcastEpisodes.showId))
      .orderBy(asc(podcastEpisodes.id));
    for (const [index, { id, pro }] of episodes.entries()) {
      const shelf = pro ? locked : free;
      await db
        .update(podcastEpisodes)
        .set(shelf[index % shelf.length] ?? {})
        .where(eq(podcastEpisodes.id, id));
    }

    const rows = await db.select({ id: mixes.id }).from(mixes).orderBy(asc(mixes.id));
    const medleys = await Promise.all(
      [0, 3, 6].map(async (first) => {
        const pieces = Array.from({ length: piecesOfMix }, async (_, step) => {
          const id = songs[(first + step) % songs.length]?.id ?? '';
          return cutMp3(await read(id), 20, mixPieceSeconds);
        });
        const { audio, seconds } = await keep(Buffer.concat(await Promise.all(pieces)), 'mixes');
        return { audio, seconds };
      }),
    );
    for (const [index, { id }] of rows.entries()) {
      await db
        .update(mixes)
        .set(medleys[index % medleys.length] ?? {})
        .where(eq(mixes.id, id));
    }
  },
};
