import { afterEach, expect, test } from 'vitest';
import { newsFilter } from './news-filter.ts';

afterEach(() => newsFilter.reset());

test('a reader who asked for more keeps the longer list, and whoever shows it is told', () => {
  let told = 0;
  const leave = newsFilter.subscribe(() => told++);
  newsFilter.change({ count: 36 });
  newsFilter.change({ filter: 'pro' });
  expect(newsFilter.get()).toEqual({ filter: 'pro', count: 36 });
  expect(told).toBe(2);
  leave();
});

test('a reset brings the first twelve back, without a filter', () => {
  newsFilter.change({ filter: 'pro', count: 48 });
  newsFilter.reset();
  expect(newsFilter.get()).toEqual({ filter: '', count: 12 });
});
