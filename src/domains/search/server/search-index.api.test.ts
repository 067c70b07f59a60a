import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { putSearchItems, removeSearchItems, type SearchItem } from './search.read.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation({ content: 'empty' });
});

const article = (change: Partial<SearchItem> = {}): SearchItem => ({
  kind: 'news',
  key: 1,
  title: 'Il faro riapre dopo vent’anni',
  address: '/notizie/faro',
  ...change,
});

async function titlesFor(q: string): Promise<string[]> {
  const { body } = await station.get(`/api/v1/search?${new URLSearchParams({ q })}`);
  return body.data.items.map(({ htmlTitle }: { htmlTitle: string }) => htmlTitle.replace(/<\/?b>/g, ''));
}

async function wordCount(word: string): Promise<number> {
  const { rows } = await station.context.db.execute<{ uses: number }>(
    sql`select uses from search_words where word = ${word}`,
  );
  return rows[0]?.uses ?? 0;
}

test('what is written is found at once, what is changed by its new words only, what is removed no more', async () => {
  const { db } = station.context;
  await putSearchItems(db, [article()]);
  expect(await titlesFor('faro')).toEqual(['Il faro riapre dopo vent’anni']);
  await putSearchItems(db, [article({ title: 'La lanterna di Genova' })]);
  expect(await titlesFor('faro')).toEqual([]);
  expect(await titlesFor('lanterna')).toEqual(['La lanterna di Genova']);
  await removeSearchItems(db, 'news', [1]);
  expect(await titlesFor('lanterna')).toEqual([]);
});

test('a change that is taken back leaves the search as it was', async () => {
  const { db } = station.context;
  const writing = db.transaction(async (tx) => {
    await putSearchItems(tx, [article({ key: 2, title: 'Annullata' })]);
    throw new Error('taken back');
  });
  await expect(writing).rejects.toThrow('taken back');
  expect(await titlesFor('annullata')).toEqual([]);
});

test('the words of titles are counted up and down, and forgotten with the last title that has them', async () => {
  const { db } = station.context;
  await putSearchItems(db, [article({ key: 3, title: 'Zampogna' }), article({ key: 4, title: 'Zampogna e zufolo' })]);
  expect([await wordCount('zampogna'), await wordCount('zufolo')]).toEqual([2, 1]);
  await putSearchItems(db, [article({ key: 4, title: 'Zampogna sola' })]);
  expect([await wordCount('zampogna'), await wordCount('zufolo')]).toEqual([2, 0]);
  await removeSearchItems(db, 'news', [3, 4]);
  expect(await wordCount('zampogna')).toBe(0);
});

test('an item of the future is found from its day on', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000);
  await putSearchItems(station.context.db, [
    article({ key: 5, title: 'Anteprima di domani', publishedAt: tomorrow }),
    article({ key: 6, title: 'Anteprima di ieri', publishedAt: new Date(Date.now() - 86_400_000) }),
  ]);
  expect(await titlesFor('anteprima')).toEqual(['Anteprima di ieri']);
});

test('two writers whose titles share words, in opposite order, both come through', async () => {
  const { db } = station.context;
  const words = Array.from({ length: 40 }, (_, index) => `parola${String.fromCharCode(97 + (index % 26))}${index}x`);
  const write = (key: number, title: string) => db.transaction((tx) => putSearchItems(tx, [article({ key, title })]));
  await Promise.all([write(7, words.join(' ')), write(8, words.toReversed().join(' '))]);
  expect(await wordCount(words[0] ?? '')).toBe(2);
});
