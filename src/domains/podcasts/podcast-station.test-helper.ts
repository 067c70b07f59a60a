import { eq, sql } from 'drizzle-orm';
import { prepareStation } from '#domains/live/prepare-station.test-helper.ts';
import { airItems } from '#domains/live/server/live.tables.ts';
import { tone } from '#domains/live/tone.test-helper.ts';
import { news } from '#domains/news/server/news.tables.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';
import { mixes, podcastEpisodes, podcastShows } from './server/podcasts.tables.ts';

export const soundSeconds = 50;

type Options = Pick<NonNullable<Parameters<typeof openTestStation>[0]>, 'config'> & { onAir?: boolean };

/** The demo's podcasts with something to hear and to see: one tone for all episodes and mixes, one borrowed picture. */
export async function openPodcastStation({ config, onAir = false }: Options = {}): Promise<TestStation> {
  const place = await prepareStation(async ({ db }, media) => {
    const bytes = await tone(330, soundSeconds);
    const keep = (folder: string) => media.addFile(bytes, { folder, extension: 'mp3' });
    const free = await keep('podcasts');
    const locked = await keep('private/podcasts');
    const isPro = sql`exists (select 1 from ${podcastShows} where id = ${podcastEpisodes.showId} and pro)`;
    await db.update(podcastEpisodes).set({
      audio: sql`case when ${isPro} then ${locked.file} else ${free.file} end`,
      audioBytes: free.size,
      seconds: soundSeconds,
    });
    // The demo's series comes out week by week: however old the prepared demo is, its second episode is still to come.
    const isToCome = sql`show_id = (select id from podcast_shows where slug = 'valigie') and slug <> 'il-mattarello'`;
    await db.update(podcastEpisodes).set({ publishedAt: sql`published_at + interval '28 days'` }).where(isToCome);
    await db.update(mixes).set({ audio: free.file, seconds: soundSeconds });
    const [article] = await db.select({ image: news.image }).from(news).where(eq(news.slug, 'valigie-nuova-serie'));
    const picture = article?.image ?? '';
    await db.update(podcastShows).set({ thumb: picture, image: picture });
    await db.update(podcastShows).set({ imageFeatured: picture }).where(sql`${podcastShows.position} < 3`);
    if (!onAir) return;
    const radio = await media.addFile(await tone(220, 5), { folder: 'audio', extension: 'mp3' });
    const song = { id: 'prova', kind: 'song' as const, title: 'Sale e limone', artist: 'Duo Marèa' };
    await db.insert(airItems).values({ ...song, file: radio.file, seconds: 5 });
  });
  return openTestStation({ ...place, config, onAir });
}

export async function changeShow(
  station: TestStation,
  slug: string,
  values: Partial<typeof podcastShows.$inferInsert>,
): Promise<void> {
  await station.context.db.update(podcastShows).set(values).where(eq(podcastShows.slug, slug));
  await station.context.invalidateTags(station.context.db, 'podcasts');
}

/** Everything that the newsroom filed under podcasts goes elsewhere. */
export async function emptyPodcastNews(station: TestStation): Promise<void> {
  await station.context.db.execute(
    sql`update news set category_id = (select id from news_categories where slug = 'altri')
      where category_id = (select id from news_categories where slug = 'podcast')`,
  );
  await station.context.invalidateTags(station.context.db, 'category:podcast');
  station.forgetPages();
}
