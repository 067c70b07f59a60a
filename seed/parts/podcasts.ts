import { inArray } from 'drizzle-orm';
import { news } from '#domains/news/server/news.tables.ts';
import { mixes, mixPlaylists, podcastEpisodes, podcastShows } from '#domains/podcasts/server/podcasts.tables.ts';
import { slugify } from '#kit/slug.ts';
import type { SeedPart, SeedTools } from '#server/demo/seed-once.ts';
import { type ShowSeed, shows, mixes as writtenMixes, mixPlaylists as writtenPlaylists } from '../content/podcasts.ts';
import { episodeInstant, instantOf } from './podcast-days.ts';

/** The texts speak of whole episodes; what the demo plays of each is cut from its ten songs. */
const taste = '<p>Qui, nella radio dimostrativa, di ogni puntata si ascolta un assaggio di un minuto e mezzo.</p>';

/** The texts; pictures and sound come after the music that they are made of. */
export const seedPodcasts: SeedPart = {
  name: 'podcasts',
  label: 'i podcast e i mix',
  tags: ['podcasts', 'mixes'],
  async run({ db }) {
    const now = Date.now();
    const articles = await articleIds(db);
    for (const [position, show] of shows.entries()) {
      const [added] = await db
        .insert(podcastShows)
        .values({ ...factsOf(show), position })
        .returning({ id: podcastShows.id });
      const showId = added?.id ?? 0;
      const episodes = show.episodes.map(({ title, text, guests = [], transcript = '', article }, index) => ({
        showId,
        podcastId: article ?? `${show.slug}-${index + 1}`,
        slug: slugify(title),
        title,
        description: `<p>${text}</p>`,
        number: index + 1,
        people: guests.map((name) => ({ name, role: 'guest' as const })),
        transcript,
        newsId: article ? (articles.get(article) ?? null) : null,
        publishedAt: episodeInstant(show, index, now),
      }));
      if (episodes.length > 0) await db.insert(podcastEpisodes).values(episodes);
    }
    await db.insert(mixPlaylists).values(writtenPlaylists.map((playlist, position) => ({ ...playlist, position })));
    await db.insert(mixes).values(
      writtenMixes.map(({ name, playlist, tags, daysAgo, hour }, index) => ({
        slug: slugify(name),
        name,
        playlist,
        tags,
        audio: '',
        seconds: 0,
        publishedAt: instantOf(daysAgo, hour ?? 5 + (index % 16), now),
      })),
    );
  },
};

function factsOf({ slug, name, subtitle, description, author, category, fadeColor, pro, playlist }: ShowSeed) {
  return {
    slug,
    name,
    subtitle,
    description: `${description}${taste}`,
    author,
    category,
    fadeColor,
    pro: pro ?? false,
    type: playlist ? ('mixcloud' as const) : ('podcast' as const),
    hostId: playlist ?? `serie-${slug}`,
    people: [{ name: author, role: 'host' as const }],
  };
}

async function articleIds(db: SeedTools['db']): Promise<Map<string, number>> {
  const slugs = shows.flatMap(({ episodes }) => episodes.flatMap(({ article }) => article ?? []));
  const rows = await db.select({ id: news.id, slug: news.slug }).from(news).where(inArray(news.slug, slugs));
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
