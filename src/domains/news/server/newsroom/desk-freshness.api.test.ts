import { expect, test } from 'vitest';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { openArticleDesk } from './article-desk.test-helper.ts';

const first = await openTestStation();
const second = await openTestStation({ connection: first.connection });
const stations = [first, second];
const desk = await openArticleDesk(first);

const touched = [
  '/notizie',
  '/notizie/moda',
  '/notizie/tags/artigianato',
  '/jornalistas/luiza-amaral',
  '/',
  '/feed/rss/moda',
  '/sitemap-news.xml',
];
const untouched = ['/notizie/auto', '/chi-siamo', '/jornalistas/matteo-brivio', '/notizie/tags/vino'];

test('[DESK-11] what is published at the desk is fresh on every page it touches, in every process, and no other page is made anew', async () => {
  const people = await desk.get('/api/v1/staff/journalists?search=luiza-amaral');
  const tags = await desk.get('/api/v1/staff/tags?search=artigianato');
  const draft = await desk.write({
    journalistId: people.body.data.items[0].id,
    tags: [tags.body.data.items[0].name],
  });
  const visit = async (paths: string[]) => {
    for (const station of stations) for (const path of paths) await station.get(path);
  };
  await visit([...touched, ...untouched]);
  const rendersOf = () => stations.map(({ cache }) => cache.figures.renders);
  const saved = (await desk.save(draft, { subtitle: 'Salvata, e nessuno lo vede' })).body.data;
  const before = rendersOf();
  await visit([...touched, ...untouched]);
  expect(rendersOf(), 'saving the working copy makes no page anew').toEqual(before);

  await desk.publish(saved);
  for (const station of stations) {
    await expect.poll(() => station.cache.peek('/notizie/moda'), { interval: 5 }).toBeNull();
    for (const path of touched) {
      expect([path, JSON.stringify((await station.get(path)).body).includes(draft.title)]).toEqual([path, true]);
    }
  }
  const made = rendersOf();
  await visit(untouched);
  expect(rendersOf()).toEqual(made);
});
