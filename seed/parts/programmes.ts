import { programmes } from '#domains/programmes/server/programmes.tables.ts';
import type { SeedPart } from '#server/seed-once.ts';
import { programmes as written } from '../content/programmes.ts';

export const seedProgrammes: SeedPart = {
  name: 'programmes',
  label: 'i programmi della settimana',
  tags: ['programmes'],
  async run({ db }) {
    for (const [position, programme] of written.entries()) {
      await db.insert(programmes).values({ ...programme, image: '', position });
    }
  },
};
