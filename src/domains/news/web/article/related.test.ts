import { expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { success } from '#contract/envelope.ts';
import type { Brief } from '../../news.decode.ts';
import { loadRelated } from './related.ts';

const items = (from: number, count: number) => Array.from({ length: count }, (_, index) => ({ newsId: from + index }));
const subject: Parameters<typeof loadRelated>[1] = {
  newsId: 1,
  related: [],
  tags: [{ slug: 'vinile' }, { slug: 'concerti' }],
  keywords: 'vinile, dischi',
  title: 'Il vinile',
};

async function load(related: number, latest: number, about = subject) {
  const asked: string[] = [];
  const client = createClient(async ({ path }, { params }) => {
    const isRelated = path.includes('getRelatedNews');
    asked.push(isRelated ? `${params.count} ${params.terms}` : `latest ${params.count}`);
    return success(isRelated ? items(2, related) : items(1, latest));
  });
  const shown: Pick<Brief, 'newsId'>[] = await loadRelated(client, about);
  return { asked, shown: shown.map(({ newsId }) => newsId) };
}

test('[NEWS-44] ten related are asked for by their tags, and six are used when six or more come', async () => {
  expect(await load(10, 7)).toEqual({ asked: ['10 vinile_concerti'], shown: [2, 3, 4, 5, 6, 7] });
  expect((await load(6, 7)).shown).toEqual([2, 3, 4, 5, 6, 7]);
});

test('[NEWS-44] with fewer than six the latest six stand in, without the article itself', async () => {
  expect(await load(5, 7)).toEqual({ asked: ['10 vinile_concerti', 'latest 7'], shown: [2, 3, 4, 5, 6, 7] });
});

test('[NEWS-41] fewer than three are no block', async () => {
  expect((await load(2, 3)).shown).toEqual([]);
  expect((await load(2, 4)).shown).toEqual([2, 3, 4]);
});

test('an article without tags is known by its words', async () => {
  expect((await load(6, 7, { ...subject, tags: [] })).asked).toEqual(['10 vinile, dischi']);
});

test('what an editor chose stands first, and nothing twice', async () => {
  const chosen = items(4, 2) as Brief[];
  expect((await load(10, 7, { ...subject, related: chosen })).shown).toEqual([4, 5, 2, 3, 6, 7]);
  expect((await load(2, 7, { ...subject, related: chosen })).shown).toEqual([4, 5, 2, 3, 6, 7]);
});
