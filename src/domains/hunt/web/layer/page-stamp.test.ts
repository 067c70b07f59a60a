import { expect, test } from 'vitest';
import { createStampOf } from './page-stamp.ts';

test('the page that a visitor arrived on brings its stamp along; any other one, and an old one, is loaded for it', async () => {
  const loaded: string[] = [];
  const stampOf = createStampOf({
    first: () => 'printed.stamp',
    loadPage: async (page) => {
      loaded.push(page);
      return page === '/nothing'
        ? '<html></html>'
        : `<script>{"a":"\\"stamp\\":\\"no.no\\"","stamp":"of.${page.slice(1)}"}</script>`;
    },
  });
  expect(await stampOf('/first', false)).toBe('printed.stamp');
  expect(loaded).toEqual([]);
  expect(await stampOf('/second', false)).toBe('of.second');
  expect(await stampOf('/first', true)).toBe('of.first');
  expect(await stampOf('/nothing', false)).toBeNull();
  expect(loaded).toEqual(['/second', '/first', '/nothing']);
});
