import { journalists, newsDays, newsTags } from '#domains/news/server/news.tables.ts';
import { addNews } from '#domains/news/server/news-write.store.ts';
import { escapeHtml } from '#kit/escape-html.ts';
import { createRandom } from '#kit/random.ts';
import { isoInZone, startOfDayInZone } from '#kit/zones.ts';
import type { SeedPart, SeedTools } from '#server/demo/seed-once.ts';
import type { ArticleSeed } from '../content/news/article.ts';
import { articlesByCategory } from '../content/news/articles.ts';
import { journalists as writtenJournalists } from '../content/news/journalists.ts';
import { tags as writtenTags } from '../content/news/tags.ts';
import { keepPicture } from './picture.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Wide enough for a share picture; twice that would double the time that the drawing takes. */
const pictureWidth = 1280;

export const seedNews: SeedPart = {
  name: 'news',
  label: 'le notizie e chi le firma',
  tags: ['news-list', 'home', 'news-tags', 'journalists', 'most-read', 'search'],
  async run(tools) {
    const { db } = tools;
    const now = Date.now();
    for (const { name, ...facts } of writtenJournalists) {
      const drawing = { kind: 'portrait', seed: facts.slug, name } as const;
      const image = await keepPicture(tools, drawing, { folder: 'journalists', sizes: ['200x200', '400x400'] });
      await db.insert(journalists).values({ ...facts, name, image });
    }
    await db.insert(newsTags).values(writtenTags);
    const articles = Object.entries(articlesByCategory).flatMap(([category, written]) =>
      written.map((article) => ({ category, article, at: instantOf(article, now) })),
    );
    const pictures = await orderPictures(tools, articles);
    const oldestFirst = articles.toSorted((one, other) => one.at - other.at);
    for (const { category, article, at } of oldestFirst) {
      const id = await addNews(db, draftOf(article, category, at, pictures));
      await db.insert(newsDays).values(readingsOf(id, at, now));
    }
  },
};

function draftOf(article: ArticleSeed, category: string, at: number, pictures: Map<string, string>) {
  const { slug, title, subtitle, journalist, tags, keywords, imageCaption, featured, pro, podcast } = article;
  const later = article.updatedHoursLater;
  return {
    slug,
    title,
    titleHome: article.titleHome ?? '',
    subtitle,
    category,
    journalist,
    tags,
    keywords,
    imageCaption,
    image: pictures.get(slug) ?? '',
    featured,
    pro,
    content: withPictures(article, pictures),
    publishedAt: new Date(at),
    updatedAt: later ? new Date(at + later * hourMs) : null,
    ...(podcast && { podcastId: slug, podcastType: 'episode', podcastPlayerStyle: 'standard' }),
  };
}

/** Midnight of the station's day, so many days ago, and the hour after it; never ahead of now. */
function instantOf({ daysAgo, hour }: ArticleSeed, now: number): number {
  // Noon of that day, because days around a change of the clocks are not 24 hours long.
  const day = isoInZone(startOfDayInZone(now, 'Europe/Rome') + dayMs / 2 - daysAgo * dayMs, 'Europe/Rome').slice(0, 10);
  const at = startOfDayInZone(day, 'Europe/Rome') + hour * hourMs + minuteOf(daysAgo, hour) * 60_000;
  return Math.min(at, now - (24 - hour) * 60_000);
}

const minuteOf = (daysAgo: number, hour: number) => (daysAgo * 13 + hour * 7) % 60;

type Placed = { category: string; article: ArticleSeed; at: number };
const imageLine = /^\[immagine: ([^\]\n]+)\]$/gm;
const inlineKey = (slug: string, index: number) => `${slug} ${index}`;

/** One picture for each article and each place in it, the newest first: those are seen first. */
async function orderPictures(tools: SeedTools, articles: Placed[]): Promise<Map<string, string>> {
  const wanted = articles
    .toSorted((one, other) => other.at - one.at)
    .flatMap(({ category, article }) => [
      { key: article.slug, category, isLead: article.featured === true },
      ...[...article.content.matchAll(imageLine)].map((_, index) => ({
        key: inlineKey(article.slug, index),
        category,
        isLead: true,
      })),
    ]);
  const files = new Map<string, string>();
  for (const { key, category, isLead } of wanted) {
    const file = await keepPicture(
      tools,
      { kind: 'news', seed: key, category },
      {
        folder: 'news',
        width: pictureWidth,
        sizes: isLead ? ['192x100', '320x168', '482x250', '640x332', '845x438'] : ['192x100', '320x168', '482x250'],
      },
    );
    files.set(key, file);
  }
  return files;
}

function withPictures({ slug, content }: ArticleSeed, pictures: Map<string, string>): string {
  let index = 0;
  return content.replace(imageLine, (_, caption: string) => {
    const file = pictures.get(inlineKey(slug, index++)) ?? '';
    const text = escapeHtml(caption);
    const image = `<img src="/media/845x438/${file}" alt="${text}" width="845" height="438">`;
    return `<figure>${image}<figcaption>${text}</figcaption></figure>`;
  });
}

const readDays = 7;

/** What was read in the last week: chance makes favourites, and what is older is read less. */
function readingsOf(newsId: number, at: number, now: number) {
  const random = createRandom(newsId);
  const appeal = random.int(1, 12) ** 2;
  return Array.from({ length: readDays }, (_, back) => now - back * dayMs)
    .filter((day) => day >= at)
    .map((day) => {
      const age = 1 + Math.floor((day - at) / dayMs);
      const hits = Math.round((appeal * random.int(8, 12)) / (10 * age));
      return { newsId, day: new Date(day).toISOString().slice(0, 10), hits, views: hits * 3 + random.int(0, 9) };
    });
}
