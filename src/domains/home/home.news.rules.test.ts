import { expect, test } from 'vitest';
import { arrangeNews, type FrontNews, mondoAsked, mostReadAsked } from './home.news.rules.ts';

const items = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ newsId: from + index }));
const ids = (list: { newsId: number }[]) => list.map(({ newsId }) => newsId);
type Item = { newsId: number };
const everything = ({ lead, ...lists }: FrontNews<Item, Item>) => [
  ...(lead ? [lead] : []),
  ...Object.values(lists).flat(),
];

const usual = arrangeNews({ home: items(0, 19), latest: items(0, 47), mondo: [], mostRead: [] });

test('[HOME-05] the first of the home news leads', () => {
  expect(usual.lead).toEqual({ newsId: 0 });
});

test('[HOME-06] [HOME-07] six are featured, and six follow in the second column', () => {
  expect(ids(usual.featured)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(ids(usual.second)).toEqual([7, 8, 9, 10, 11, 12]);
});

test('[HOME-08] [HOME-09] the 13th to the 18th are the agency’s, and five stand at the side', () => {
  expect(ids(usual.agency)).toEqual([13, 14, 15, 16, 17, 18]);
  expect(ids(usual.side)).toEqual([19, 20, 21, 22, 23]);
});

test('[HOME-02] [HOME-04] the Mondo block has thirteen without the lead, the most read are four', () => {
  const front = arrangeNews({ home: items(0, 19), latest: items(0, 47), mondo: items(0, 13), mostRead: items(0, 4) });
  expect(ids(front.mostRead)).toEqual([1, 2, 3, 4]);
  expect(ids(front.mondo)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13]);
  const wide = arrangeNews({ home: items(0, 19), latest: items(0, 47), mondo: items(100, 115), mostRead: [] });
  expect(wide.mondo).toHaveLength(13);
  const muchRead = arrangeNews({ home: items(0, 19), latest: items(0, 47), mondo: [], mostRead: items(100, 109) });
  expect(ids(muchRead.mostRead)).toEqual([100, 101, 102, 103]);
});

test('no item stands twice on the page, and no list stays short while there are news', () => {
  const front = arrangeNews({ home: items(0, 19), latest: items(0, 47), mondo: items(3, 16), mostRead: items(0, 4) });
  const shown = ids(everything(front));
  expect(new Set(shown).size).toBe(shown.length);
  expect([front.featured, front.second, front.agency, front.side].map((list) => list.length)).toEqual([6, 6, 6, 5]);
});

test('a station with little news shows what there is', () => {
  const front = arrangeNews({ home: items(0, 3), latest: items(0, 3), mondo: [], mostRead: [] });
  expect(ids(front.featured)).toEqual([1, 2, 3]);
  expect([front.second, front.agency, front.side].flat()).toEqual([]);
  expect(arrangeNews<Item, Item>({ home: [], latest: [], mondo: [], mostRead: [] }).lead).toBeNull();
});

test('one more than is shown is asked for: the lead may be among them', () => {
  expect([mondoAsked, mostReadAsked]).toEqual([14, 5]);
});
