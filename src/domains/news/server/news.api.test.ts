import { expect, test } from 'vitest';
import { articlesByCategory } from '../../../../seed/content/news/articles.ts';
import { signIn } from '../../../../tests/sign-in.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { mostReadSchema, newsSchema } from '../news.contract.ts';
import { writeNews } from './news.test-helper.ts';

const station = await openTestStation();
const news = (rest: string) => station.get(`/api/v1/news/${rest}`);
const datesOf = (items: { date: string }[]) => items.map(({ date }) => date);

test('every article of the demo is out, with its picture, whatever the hour of the seeding', async () => {
  const articles = Object.values(articlesByCategory).flat();
  const { body } = await news('getNews/0/100/1/1');
  const out = new Set(body.data.map(({ slug }: { slug: string }) => slug));
  expect(articles.filter(({ slug }) => !out.has(slug))).toEqual([]);
  const placed = articles.find(({ content }) => content.includes('[immagine:'));
  const { content } = (await news(`getSingleNews/${placed?.slug}`)).body.data;
  expect(content).toMatch(
    /<figure><img src="\/media\/845x438\/news\/\w+\.jpg"[^>]+><figcaption>[^<]+<\/figcaption><\/figure>/,
  );
});

test('[NEWS-06] a page of news comes newest first, and the next page goes on where it ends', async () => {
  const first = await news('getNews/0/12/0/1');
  expect(first.status).toBe(200);
  expect(first.body.data).toHaveLength(12);
  const second = await news('getNews/12/12/0/1');
  const dates = datesOf([...first.body.data, ...second.body.data]);
  expect(dates).toEqual(dates.toSorted().reverse());
  const ids = [...first.body.data, ...second.body.data].map(({ newsId }) => newsId);
  expect(new Set(ids).size).toBe(24);
  expect((await news('getNews/100000/12/0/1')).body.data).toEqual([]);
  expect((await news('getNews/0/101/0/1')).status).toBe(400);
});

test('[NEWS-06] a page of one category holds nothing else, also under its old Portuguese name', async () => {
  const { body } = await news('getNews/0/100/0/1/mondo');
  expect(body.data.length).toBeGreaterThan(12);
  expect(new Set(body.data.map(({ categorySlug }: { categorySlug: string }) => categorySlug))).toEqual(
    new Set(['mondo']),
  );
  expect((await news('getNews/0/100/0/1/mundo')).body.data).toEqual(body.data);
  expect((await news('getNews/0/12/0/1/nessuna-categoria')).body.data).toEqual([]);
});

test('[NEWS-06] the first flag leaves out items without a picture, the second lets PRO items in', async () => {
  const bare = await writeNews(station, { image: '' });
  const pro = await writeNews(station, { image: 'news/a.jpg', pro: true });
  const idsOf = async (flags: string) =>
    (await news(`getNews/0/12/${flags}`)).body.data.map(({ newsId }: { newsId: number }) => newsId);
  expect(await idsOf('0/1')).toEqual(expect.arrayContaining([bare, pro]));
  expect(await idsOf('1/1')).not.toContain(bare);
  expect(await idsOf('1/1')).toContain(pro);
  expect(await idsOf('0/0')).toContain(bare);
  expect(await idsOf('0/0')).not.toContain(pro);
  // Anything but 1 sets nothing, and is no fault.
  for (const flags of ['2/2', 'x/true', '10/-1']) expect(await idsOf(flags)).toEqual(await idsOf('0/0'));
});

test('[NEWS-07] the home page gets the featured items first, then the newest, none twice', async () => {
  const { body } = await news('getHomeNews/20');
  expect(body.data).toHaveLength(20);
  const featured = body.data.filter(({ featuredImage }: { featuredImage: boolean }) => featuredImage);
  expect(featured.length).toBeGreaterThanOrEqual(6);
  expect(body.data.slice(0, 6)).toEqual(featured.slice(0, 6));
  expect(new Set(body.data.map(({ newsId }: { newsId: number }) => newsId)).size).toBe(20);
  const rest = datesOf(body.data.slice(6));
  expect(rest).toEqual(rest.toSorted().reverse());
});

test('[NEWS-04] [NEWS-08] anybody reads the categories, each with its name and slug', async () => {
  const { status, body } = await news('getCategories');
  expect(status).toBe(200);
  expect(body.data).toHaveLength(14);
  expect(body.data[0]).toEqual({ id: expect.any(Number), name: 'Musica', slug: 'musica' });
});

test('[NEWS-01] [NEWS-10] one article has every field of the model', async () => {
  const { body: list } = await news('getNews/0/1/0/0/musica');
  const { status, body } = await news(`getSingleNews/${list.data[0].slug}`);
  expect(status).toBe(200);
  const names =
    `id newsId slug title titleHome subtitle content fullContent date updateDate author journalistName journalistSlug
    journalistImageFile imageNew oldImage image imageLink imageCaption featuredImage coverVideo coverVideoFileName coverVideoYoutubeId
    podcastId podcastType podcastPlayerStyle podcastPlayerColor tagSlug tagNews keyword pro`.split(/\s+/);
  expect(Object.keys(body.data)).toEqual(expect.arrayContaining(names));
  expect(Object.keys(newsSchema.shape)).toEqual(expect.arrayContaining([...names, 'newNews']));
  expect(body.data.tagNews[0]).toEqual({ slug: expect.any(String), nome: expect.any(String) });
  expect(body.data.tagSlug).toEqual(body.data.tagNews.map(({ slug }: { slug: string }) => slug));
  expect(body.data).toMatchObject({ imageNew: expect.stringMatching(/^news\/\w+\.jpg$/), fullContent: '' });
  expect(body.data.author).toBe(body.data.journalistName);
  expect(body.data.readingMinutes).toBeGreaterThan(0);
});

test('[NEWS-10] [NEWS-58] an unknown slug is a 404 that says so', async () => {
  const { status, body } = await news('getSingleNews/non-esiste');
  expect(status).toBe(404);
  expect(body).toEqual({ status: 404, message: 'news not found', data: null });
});

test('an item dated ahead is nowhere until its time comes', async () => {
  const ahead = new Date(station.context.clock.now() + 3_600_000);
  const id = await writeNews(station, {
    slug: 'domani',
    publishedAt: ahead,
    featured: true,
    tags: ['vino'],
    journalist: 'irene-castaldi',
  });
  const { body: people } = await station.get('/api/v1/getJournalistsData');
  const irene = people.data.find(({ slug }: { slug: string }) => slug === 'irene-castaldi');
  const lists = [
    '/api/v1/news/getNews/0/100/0/1',
    '/api/v1/news/getNews/0/100/0/1/altri',
    '/api/v1/news/getHomeNews/100',
    '/api/v1/news/getNewsMostRead/100',
    '/api/v1/news/getRelatedNews/100/vino',
    '/api/v1/news/getRelatedNews/100/notizia di prova',
    `/api/v1/getJournalistNews/${irene.id}/100/0`,
  ];
  for (const address of lists) {
    const { status, body } = await station.get(address);
    expect([address, status]).toEqual([address, 200]);
    expect([address, body.data.some(({ newsId }: { newsId: number }) => newsId === id)]).toEqual([address, false]);
  }
  const { body: tagged } = await news('getDataNewsByTag/0/100/vino');
  expect(tagged.data.news.some(({ newsId }: { newsId: number }) => newsId === id)).toBe(false);
  expect((await news('getSingleNews/domani')).status).toBe(404);
  expect((await news('checkForNewNews/1')).body.data.lastId).not.toBe(id);
});

test('[NEWS-11] a PRO article gives everybody its beginning, and the whole to PRO users only', async () => {
  await writeNews(station, { slug: 'solo-pro', pro: true });
  const open = await news('getSingleNews/solo-pro');
  expect(open.body.data.content).toBe('<p>Il primo paragrafo.</p>\n<p>Il secondo.</p>');
  expect(JSON.stringify(open.body)).not.toContain('Il quarto');
  expect((await news('getSingleProNews/solo-pro')).status).toBe(401);
  const listener = await signIn(station, 'listener');
  expect((await station.get('/api/v1/news/getSingleProNews/solo-pro', listener)).status).toBe(403);
  const pro = await signIn(station, 'pro');
  const whole = await station.get('/api/v1/news/getSingleProNews/solo-pro', pro);
  expect(whole.status).toBe(200);
  expect(whole.body.data.fullContent).toContain('<p>Il quarto.</p>');
  expect((await station.get('/api/v1/news/getSingleProNews/non-esiste', pro)).body.message).toBe('news not found');
});

test('[NEWS-12] a page that knows the newest item learns how many came after it, also in one category', async () => {
  const { body: before } = await news('getNews/0/1/0/1');
  const lastId = before.data[0].newsId;
  expect((await news(`checkForNewNews/${lastId}`)).body.data).toEqual({ hasNew: false, count: 0, lastId });
  const moda = await writeNews(station, {
    category: 'moda',
    publishedAt: new Date(station.context.clock.now() - 2_000),
  });
  const auto = await writeNews(station, {
    category: 'auto',
    publishedAt: new Date(station.context.clock.now() - 1_000),
  });
  expect((await news(`checkForNewNews/${lastId}`)).body.data).toEqual({ hasNew: true, count: 2, lastId: auto });
  expect((await news(`checkForNewNews/${lastId}/moda`)).body.data).toEqual({ hasNew: true, count: 1, lastId: moda });
  expect((await news(`checkForNewNews/${lastId}/cinema`)).body.data).toMatchObject({ hasNew: false, count: 0 });
});

test('[NEWS-14] related news by tags joined with underscores share at least one of them, those with the most first', async () => {
  const tags = ['vino', 'cucina'];
  const { body } = await news(`getRelatedNews/10/${tags.join('_')}`);
  expect(body.data.length).toBeGreaterThan(1);
  const shared = await Promise.all(
    body.data.map(async ({ slug }: { slug: string }) => {
      const { body: one } = await news(`getSingleNews/${slug}`);
      return one.data.tagSlug.filter((tag: string) => tags.includes(tag)).length;
    }),
  );
  expect(Math.min(...shared)).toBeGreaterThan(0);
  expect(shared).toEqual(shared.toSorted((one, other) => other - one));
});

test('[NEWS-13] related news by words hold one of them, whatever signs come with them', async () => {
  await writeNews(station, { title: 'Il faro di Trafoi si accende di notte', slug: 'il-faro' });
  const words = encodeURIComponent(`fari & "Trafoi" | (drop) ! \\ ' -- :*`);
  const { status, body } = await news(`getRelatedNews/10/${words}`);
  expect(status).toBe(200);
  expect(body.data.map(({ slug }: { slug: string }) => slug)).toContain('il-faro');
  expect((await news(`getRelatedNews/10/${encodeURIComponent('& | !')}`)).body.data).toEqual([]);
});

test('[NEWS-03] a most-read item has its number, slug, title, date and picture', async () => {
  const { body } = await news('getNewsMostRead/4');
  expect(body.data).toHaveLength(4);
  expect(Object.keys(mostReadSchema.shape)).toEqual(
    expect.arrayContaining(['newsId', 'slug', 'title', 'date', 'imageNew']),
  );
  expect(mostReadSchema.strict().safeParse(body.data[0]).success).toBe(true);
});
