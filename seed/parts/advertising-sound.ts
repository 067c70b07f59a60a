import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { spots } from '#domains/advertising/server/advertising.tables.ts';
import { airItems } from '#domains/live/server/live.tables.ts';
import type { SeedPart, SeedTools } from '#server/demo/seed-once.ts';
import { fileOf, trackOf } from '../audio/library.ts';
import { cutMp3 } from '../audio/mp3/cut.ts';
import { clients as written } from '../content/advertising.ts';
import { type Bed, sponsors } from '../content/sponsors.ts';
import { audioFolder } from './air-item.ts';

type Sound = { audio: string; seconds: number };

/** Comes after the audio: a spot's recording is the one that goes on air, what hosts read lies over a piece of a song. */
export const seedAdvertisingSound: SeedPart = {
  name: 'advertising-sound',
  label: 'il suono degli spot',
  tags: ['spots', 'clients'],
  async run(tools) {
    const keep = (slug: string, sound: Sound) =>
      tools.db
        .update(spots)
        .set(sound)
        .where(and(eq(spots.slug, slug), eq(spots.audio, '')));
    for (const { slug } of written) {
      const sound = await recordingOf(tools, slug);
      if (sound) await keep(slug, sound);
    }
    for (const { bed, slug } of sponsors.flatMap((sponsor) => sponsor.spots)) {
      await keep(slug, await bedOf(tools, bed));
    }
  },
};

async function recordingOf({ db, media }: SeedTools, slug: string): Promise<Sound | null> {
  const [item] = await db
    .select()
    .from(airItems)
    .where(eq(airItems.id, `spot-${slug}`));
  if (!item) return null;
  const recording = await media.store.read(item.file);
  const { file } = await media.addFile(recording, { folder: 'comerciais', extension: 'mp3' });
  return { audio: file, seconds: item.seconds };
}

async function bedOf({ media, workFolder }: SeedTools, { track, fromSeconds, seconds }: Bed): Promise<Sound> {
  const song = await readFile(join(audioFolder(workFolder), fileOf(trackOf(track))));
  const { file } = await media.addFile(cutMp3(song, fromSeconds, seconds), { folder: 'comerciais', extension: 'mp3' });
  return { audio: file, seconds };
}
