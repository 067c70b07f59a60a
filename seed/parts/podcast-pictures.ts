import { eq } from 'drizzle-orm';
import { mixes, podcastShows } from '#domains/podcasts/server/podcasts.tables.ts';
import type { SeedPart, SeedTools } from '#server/demo/seed-once.ts';
import { mixPlaylists, type ShowSeed, shows } from '../content/podcasts.ts';
import { keepPicture } from './picture.ts';

/** As large as a list of mixes shows it twice over; the squares of the shows are as large as the directories ask for. */
const mixPictureWidth = 400;

/** A square for each show, a wide picture for those of the slider; the mixes of a playlist share theirs. */
export const seedPodcastPictures: SeedPart = {
  name: 'podcast-pictures',
  label: 'le copertine dei podcast',
  tags: ['podcasts', 'mixes'],
  async run(tools) {
    for (const show of shows) {
      const files = await orderPictures(tools, show);
      await tools.db.update(podcastShows).set(files).where(eq(podcastShows.slug, show.slug));
    }
    for (const { slug, name } of mixPlaylists) {
      const picture = await keepPicture(
        tools,
        { kind: 'podcast', seed: `mix ${slug}`, title: name },
        { folder: 'mixes', sizes: ['150x150', '200x200', '400x400'], width: mixPictureWidth },
      );
      await tools.db.update(mixes).set({ picture }).where(eq(mixes.playlist, slug));
    }
  },
};

async function orderPictures(tools: SeedTools, { slug, name, featured, scene = slug }: ShowSeed) {
  const thumb = await keepPicture(
    tools,
    { kind: 'podcast', seed: slug, title: name },
    { folder: 'podcasts', sizes: ['200x200', '400x400', '700x700', '1000x1000'] },
  );
  const wide = featured
    ? await keepPicture(
        tools,
        { kind: 'programme', seed: `podcast ${slug}`, slug: scene },
        { folder: 'podcasts', sizes: ['482x250', '640x332', '845x438', '1200x600'] },
      )
    : '';
  return { thumb, image: wide || thumb, imageFeatured: wide };
}
