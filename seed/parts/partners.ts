import { partners } from '#domains/partners/server/partners.tables.ts';
import type { SeedPart } from '#server/seed-once.ts';
import { partners as written } from '../content/partners.ts';

export const seedPartners: SeedPart = {
  name: 'partners',
  label: 'i partner',
  tags: ['partners'],
  async run({ db }) {
    for (const [position, partner] of written.entries()) {
      await db.insert(partners).values({ ...partner, image: '', position });
    }
  },
};
