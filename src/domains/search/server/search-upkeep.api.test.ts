import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { changeNews, publishNews, removeNews } from '#domains/news/server/news-write.store.ts';
import { searchSources } from '#server/domain-modules.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { rebuildSearchIndex, searchJobs } from './search.jobs.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation({ withJobs: true });
});

async function linksFor(q: string): Promise<string[]> {
  const { body } = await station.get(`/api/v1/search?${new URLSearchParams({ q })}`);
  return body.data.items.map(({ link }: { link: string }) => link);
}

async function countByKind(): Promise<Record<string, number>> {
  const { rows } = await station.context.db.execute<{ kind: string; count: number }>(
    sql`select kind, count(*)::int as count from search_items group by kind`,
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

test('[SEARCH-20] an article is found from its publication on, by its new words once changed, and no more when removed', async () => {
  const { context } = station;
  const draft = { slug: 'zufoli-in-piazza', title: 'Zufolanti in piazza', category: 'musica', content: '<p>Ciao.</p>' };
  const id = await publishNews(context, { ...draft, publishedAt: new Date() });
  expect(await linksFor('zufolanti')).toEqual(['/notizie/zufoli-in-piazza']);
  await changeNews(context, id, { title: 'Ciaramelle in piazza' });
  expect(await linksFor('zufolanti')).not.toContain('/notizie/zufoli-in-piazza');
  expect(await linksFor('ciaramelle')).toContain('/notizie/zufoli-in-piazza');
  await removeNews(context, id);
  expect(await linksFor('ciaramelle')).not.toContain('/notizie/zufoli-in-piazza');
});

test('nobody finds a PRO article by the words that only PRO readers see', async () => {
  const { context } = station;
  const content = `<p>${'Un inizio per tutti. '.repeat(60)}</p><p>Parole riservate: zirlanti.</p>`;
  const draft = { slug: 'riservato', title: 'Riservatissimo', category: 'musica', content, pro: true };
  await publishNews(context, { ...draft, publishedAt: new Date() });
  expect(await linksFor('riservatissimo')).toEqual(['/notizie/riservato']);
  expect(await linksFor('zirlanti')).not.toContain('/notizie/riservato');
});

test('an index that is made anew holds what the changes had made of it', async () => {
  const before = await countByKind();
  for (const kind of ['news', 'artist', 'song', 'programme', 'journalist']) expect(before[kind]).toBeGreaterThan(0);
  await station.context.db.transaction((tx) => rebuildSearchIndex(tx, searchSources));
  expect(await countByKind()).toEqual(before);
});

test('a station that has content but no index gets one after its start', async () => {
  const { context } = station;
  const before = await countByKind();
  await context.db.execute(sql`truncate search_items, search_texts, search_words`);
  await searchJobs(context, searchSources);
  await expect.poll(countByKind).toEqual(before);
  expect(await linksFor('notte italiana')).not.toEqual([]);
});

test('[SEARCH-20] an index of before, which has no texts to quote, has them after the next start', async () => {
  const { context } = station;
  const draft = { slug: 'lanterne', title: 'Il porto di sera', category: 'musica' };
  await publishNews(context, { ...draft, content: '<p>Qui ardono lanternucole gialle.</p>', publishedAt: new Date() });
  const excerpt = async () => {
    const { body } = await station.get('/api/v1/search/results?q=lanternucole');
    return JSON.stringify(body.data);
  };
  expect(await excerpt()).toContain('gialle');
  await context.db.execute(sql`delete from search_texts`);
  expect(await excerpt()).not.toContain('gialle');
  await searchJobs(context, searchSources);
  await expect.poll(excerpt).toContain('gialle');
});
