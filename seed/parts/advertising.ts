import { eq } from 'drizzle-orm';
import { clients, spots } from '#domains/advertising/server/advertising.tables.ts';
import { airItems } from '#domains/live/server/live.tables.ts';
import type { SeedPart, SeedTools } from '#server/seed-once.ts';
import { type ClientSeed, clients as written } from '../content/advertising.ts';
import { drawClientLogo, rasterise } from '../pictures/pictures.ts';

/** Comes after the audio: a spot's recording is the one that goes on air. Without the audio the spots have no sound. */
export const seedAdvertising: SeedPart = {
  name: 'advertising',
  label: 'i clienti e i loro spot',
  tags: ['spots', 'clients'],
  async run(tools) {
    for (const client of written) {
      const { spot, ...facts } = client;
      const { logo, poster } = await keepLogo(tools, client);
      const [kept] = await tools.db
        .insert(clients)
        .values({ ...facts, image: logo })
        .returning({ id: clients.id });
      const sound = await keepSound(tools, client.slug);
      await tools.db.insert(spots).values({ ...spot, ...sound, slug: client.slug, clientId: kept?.id, image: poster });
    }
  },
};

/** The client's logo also stands for its spot, each in the folder that its address names. */
async function keepLogo({ media, onPicture }: SeedTools, { slug, name }: ClientSeed) {
  const bytes = await rasterise(drawClientLogo({ seed: `spot-${slug}`, name }), { format: 'png' });
  const [logo, poster] = await Promise.all(
    ['clientes', 'comerciais'].map(async (folder) => (await media.addImage(bytes, { folder })).file),
  );
  for (const file of [logo, poster]) if (file) onPicture({ file, sizes: ['100x100', '400x400', '1000x1000'] });
  return { logo, poster };
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
