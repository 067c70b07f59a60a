import { eq } from 'drizzle-orm';
import { news } from '#domains/news/server/news.tables.ts';
import { videos } from '#domains/videos/server/videos.tables.ts';
import type { SeedPart } from '#server/demo/seed-once.ts';
import { articlesByCategory } from '../content/news/articles.ts';

const articles = Object.values(articlesByCategory).flat();
const withVideo = articles.flatMap(({ slug, coverVideo }) => (coverVideo ? [{ slug, coverVideo }] : []));

/** The films that stand at the head of an article. Comes after the films. */
export const seedCoverVideos: SeedPart = {
  name: 'cover-videos',
  label: 'i video in testa agli articoli',
  tags: ['news-list', 'home', ...withVideo.map(({ slug }) => `news-at:${slug}`)],
  async run({ db }) {
    for (const { slug, coverVideo } of withVideo) {
      const [film] = await db.select({ file: videos.file }).from(videos).where(eq(videos.slug, coverVideo));
      if (film?.file) await db.update(news).set({ coverVideoFile: film.file }).where(eq(news.slug, slug));
    }
  },
};
