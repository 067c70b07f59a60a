import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { clients, spots } from '#domains/advertising/server/advertising.tables.ts';
import { airItems } from '#domains/live/server/live.tables.ts';
import type { SeedPart, SeedTools } from '#server/seed-once.ts';
import { fileOf, trackOf } from '../audio/library.ts';
import { cutMp3 } from '../audio/mp3/cut.ts';
import { type ClientFacts, clients as written } from '../content/advertising.ts';
import { type Bed, sponsors } from '../content/sponsors.ts';
import { drawClientLogo, rasterise } from '../pictures/pictures.ts';

/** Comes after the audio: a spot's recording is the one that goes on air. Without the audio the spots have no sound. */
export const seedAdvertising: SeedPart = {
  name: 'advertising',
  label: 'i clienti e i loro spot',
  tags: ['spots', 'clients'],
  async run(tools) {
    for (const { spot, ...facts } of written) {
      const { clientId, poster } = await keepClient(tools, facts);
      const sound = await keepSound(tools, facts.slug);
      await tools.db.insert(spots).values({ ...spot, ...sound, slug: facts.slug, clientId, image: poster });
    }
  },
};

/** The clients for whom the hosts read over the station's own music. */
export const seedSponsors: SeedPart = {
  name: 'sponsors',
  label: `altri ${sponsors.length} clienti, letti in diretta`,
  tags: ['spots', 'clients'],
  async run(tools) {
    for (const { spots: read, ...facts } of sponsors) {
      const { clientId, poster } = await keepClient(tools, facts);
      for (const { bed, ...spot } of read) {
        const sound = await keepBed(tools, bed);
        await tools.db.insert(spots).values({ ...spot, ...sound, clientId, image: poster });
      }
    }
  },
};

/** The client's logo also stands for its spots, each in the folder that its address names. */
async function keepClient({ db, media, onPicture }: SeedTools, facts: ClientFacts) {
  const drawing = drawClientLogo({ seed: `spot-${facts.slug}`, name: facts.name });
  const bytes = await rasterise(drawing, { format: 'png' });
  const [logo, poster] = await Promise.all(
    ['clientes', 'comerciais'].map(async (folder) => (await media.addImage(bytes, { folder })).file),
  );
  for (const file of [logo, poster]) if (file) onPicture({ file, sizes: ['100x100', '400x400', '1000x1000'] });
  const [kept] = await db
    .insert(clients)
    .values({ ...facts, image: logo })
    .returning({ id: clients.id });
  return { clientId: kept?.id, poster };
}

async function keepSound({ db, media }: SeedTools, slug: string): Promise<{ audio: string; seconds: number }> {
  const [item] = await db
    .select()
    .from(airItems)
    .where(eq(airItems.id, `spot-${slug}`));
  if (!item) return { audio: '', seconds: 0 };
  const recording = await media.store.read(item.file);
  const { file } = await media.addFile(recording, { folder: 'comerciais', extension: 'mp3' });
  return { audio: file, seconds: item.seconds };
}

async function keepBed({ media, workFolder }: SeedTools, { track, fromSeconds, seconds }: Bed) {
  const song = await songOf(workFolder, track);
  if (!song) return { audio: '', seconds: 0 };
  const bytes = cutMp3(song, fromSeconds, seconds);
  const { file } = await media.addFile(bytes, { folder: 'comerciais', extension: 'mp3' });
  return { audio: file, seconds };
}

/** Null where the station was seeded without its music. */
function songOf(workFolder: string, track: string): Promise<Uint8Array | null> {
  return readFile(join(workFolder, 'audio', fileOf(trackOf(track)))).catch(() => null);
}
