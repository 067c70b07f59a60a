import { partners } from '#domains/partners/server/partners.tables.ts';
import type { SeedPart } from '#server/demo/seed-once.ts';
import { partners as written } from '../content/partners.ts';
import { keepPicture } from './picture.ts';

export const seedPartners: SeedPart = {
  name: 'partners',
  label: 'i partner',
  tags: ['partners'],
  async run(tools) {
    for (const [position, partner] of written.entries()) {
      const drawing = { kind: 'partner', seed: position + 1, name: partner.name } as const;
      const image = await keepPicture(tools, drawing, { folder: 'partners', format: 'png' });
      await tools.db.insert(partners).values({ ...partner, image, position });
    }
  },
};
