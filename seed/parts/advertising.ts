import { clients, spots } from '#domains/advertising/server/advertising.tables.ts';
import type { SeedPart, SeedTools } from '#server/demo/seed-once.ts';
import { type ClientFacts, clients as written } from '../content/advertising.ts';
import { sponsors } from '../content/sponsors.ts';
import { keepPicture } from './picture.ts';

/** In words and pictures; the sound of the spots is a part of its own, after the music that it is cut from. */
export const seedAdvertising: SeedPart = {
  name: 'advertising',
  label: 'i clienti e i loro spot',
  tags: ['spots', 'clients'],
  async run(tools) {
    for (const { spot, ...facts } of written) {
      const { clientId, poster } = await keepClient(tools, facts);
      await tools.db.insert(spots).values({ ...spot, ...silent, slug: facts.slug, clientId, image: poster });
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
      for (const { bed: _, ...spot } of read) {
        await tools.db.insert(spots).values({ ...spot, ...silent, clientId, image: poster });
      }
    }
  },
};

const silent = { audio: '', seconds: 0 };

/** The client's logo also stands for its spots, each in the folder that its address names. */
async function keepClient(tools: SeedTools, facts: ClientFacts) {
  const keepLogo = (folder: string) =>
    keepPicture(
      tools,
      { kind: 'client', seed: `spot-${facts.slug}`, name: facts.name },
      { folder, format: 'png', sizes: ['100x100', '400x400', '1000x1000'] },
    );
  const [kept] = await tools.db
    .insert(clients)
    .values({ ...facts, image: await keepLogo('clientes') })
    .returning({ id: clients.id });
  return { clientId: kept?.id, poster: await keepLogo('comerciais') };
}
