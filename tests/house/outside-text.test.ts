import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { unguardedText } from '#contract/outside-text.ts';
import { root, sourceFiles } from './imports.ts';

const contracts = sourceFiles('src/domains').filter((file) => file.endsWith('.contract.ts'));

test('[HOSTILE-01] every text that a contract takes from outside is a field of #contract/fields.ts', async () => {
  const modules = await Promise.all(contracts.map((file) => import(pathToFileURL(join(root, file)).href)));
  const endpoints = modules
    .flatMap((module) => Object.values(module))
    .filter((one): one is Endpoint => (one as Endpoint)?.kind === 'endpoint');
  expect(endpoints.length).toBeGreaterThan(50);
  const unguarded = endpoints.flatMap(({ name, params, query, headers, body }) =>
    [params, query, headers, body].flatMap((part) => (part ? unguardedText(part).map((field) => name + field) : [])),
  );
  expect(unguarded).toEqual([]);
});

/** Types that nothing checks: with a schema they follow from it, and without one the compiler lets nobody look inside. */
const byHand =
  /\b(?:Params|Querystring|Body|Headers): (?!z\.output<)|request\.(?:params|query|body) as |(?:String|Number)\(request\.(?:params|query|body)/;
/** Takes the names that a page knows, and only those that are text, before they become part of an address. */
const pages = 'src/server/pages/page-routes.ts';

test('[HOSTILE-01] no route beside the API reads parameters, query or body by hand', () => {
  const servers = sourceFiles('src').filter((file) => file.includes('/server/') && file !== pages);
  const found = servers.filter((file) => byHand.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});
