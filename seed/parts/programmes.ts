import { programmes } from '#domains/programmes/server/programmes.tables.ts';
import type { SeedPart } from '#server/demo/seed-once.ts';
import { programmes as written } from '../content/programmes.ts';
import { keepPicture } from './picture.ts';

export const seedProgrammes: SeedPart = {
  name: 'programmes',
  label: 'i programmi della settimana',
  tags: ['programmes'],
  async run(tools) {
    for (const [position, programme] of written.entries()) {
      const drawing = { kind: 'programme', seed: position + 1, slug: programme.slug } as const;
      const image = await keepPicture(tools, drawing, {
        folder: 'programmes',
        sizes: ['320x168', '482x250', '640x332', '845x438', '1200x600'],
      });
      await tools.db.insert(programmes).values({ ...programme, image, position });
    }
  },
};
