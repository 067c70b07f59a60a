import { expect, test } from 'vitest';
import { openSoundingStation } from '#domains/player/on-air.test-helper.ts';
import { withoutEndSlashes } from '#kit/drop-end.ts';
import { buildFolder } from '#server/pages/build-folder.ts';
import { builtRenderer } from '#server/pages/renderer.ts';
import { attack } from './attack.ts';
import { answersOf, targetsOf } from './targets.ts';
import { tellFound } from './tell.ts';

/** A slice of `npm run attack`: always the same calls, as long as the tables of routes and pages stay the same. */
const slice = { seed: 20_261_116, calls: 500, connections: 4 };

// Behind a proxy that says where each call comes from: one address would soon meet the limits.
const station = await openSoundingStation({ trustProxy: ['127.0.0.1'] });
const pages = await (await (await builtRenderer(buildFolder)).bundle()).pageTable();
const targets = targetsOf(station.routes, pages);

test('[HOSTILE-01] [SECURITY-04] whatever is called in whatever role, nothing answers 5xx, off its schema or not at all', async () => {
  const endpoints = answersOf(station.implementations.map(({ endpoint }) => endpoint));
  const { calls, found, byStatus } = await attack({ url: station.url, targets, endpoints, ...slice });
  expect(tellFound(found, slice.seed)).toBe('');
  expect(calls).toBe(slice.calls);
  // Honest calls are answered, and no limit stood before the rest.
  expect(byStatus.get('200')).toBeGreaterThan(calls / 4);
  expect(byStatus.get('429') ?? 0).toBeLessThan(calls / 50);
});

test('[HOSTILE-01] every endpoint, every other route and every query key of every page is a target', () => {
  const known = targets.map(({ kind, method, url }) => `${kind} ${method} ${url}`);
  for (const { endpoint } of station.implementations) {
    expect(known).toContain(`endpoint ${endpoint.method} ${withoutEndSlashes(endpoint.path)}`);
  }
  expect(targets.filter(({ kind }) => kind !== 'page').length).toBe(station.routes.length);
  for (const { path, query } of pages.filter((page) => page.path !== '*')) {
    const target = targets.find(({ kind, url }) => kind === 'page' && url === path);
    expect(Object.keys(target?.query?.properties ?? {})).toEqual(query);
  }
  expect(pages.find(({ path }) => path === '/cerca')?.query).toContain('q');
  expect(pages.filter(({ query }) => query.length > 0).length).toBeGreaterThan(5);
});
