import { expect, test } from 'vitest';
import { pageRoutes } from '#web/routes.ts';
import { siteMap } from './site-map.ts';

const listed = siteMap.flatMap(({ pages }) => pages.map(({ to }) => to));
test('every public page at a fixed address is on the site map, and once', () => {
  const fixed = pageRoutes
    .filter(({ path, devOnly, unlisted }) => !devOnly && !unlisted && !path.includes(':') && path !== '*')
    .map(({ path }) => path);
  for (const path of fixed) expect(listed).toContain(path);
  expect(new Set(listed).size).toBe(listed.length);
});
