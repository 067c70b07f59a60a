import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '#contract/client.ts';
import { failure, success } from '#contract/envelope.ts';
import { getAppParameters } from '#domains/site/site.contract.ts';
import { defaultAppParameters } from '#domains/site/site.defaults.ts';
import { loadShell } from './shell-data.ts';

afterEach(() => void vi.restoreAllMocks());

test('[API2-07] parameters and categories that do not load are only logged, and the shell stands with its defaults', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const shell = await loadShell(createClient(async () => failure(503, 'under pressure')));
  expect(shell.parameters).toEqual(defaultAppParameters);
  expect(shell.categories).toEqual([]);
  expect(logged.mock.calls.map(([words]) => words)).toEqual([
    'app parameters did not load',
    'news categories did not load',
  ]);
});

test('one that fails does not take the other along', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const categories = [{ id: 1, name: 'Musica', slug: 'musica' }];
  const client = createClient(async ({ path }) =>
    path === getAppParameters.path ? failure(0, 'network') : success(categories),
  );
  const shell = await loadShell(client);
  expect(shell.categories).toEqual(categories);
  expect(shell.otherCategories).toEqual([]);
  expect(shell.parameters.station.name).toBe('Antena 1');
});
