import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '#contract/endpoint.ts';

const domains = join(import.meta.dirname, '../src/domains');

/** Every endpoint that a contract declares, whether or not anything implements it. */
export async function declaredEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(domains, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.contract.ts'),
  );
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(domains, file)).href)));
  return modules
    .flatMap((module) => Object.values(module))
    .filter((one): one is Endpoint => (one as Endpoint)?.kind === 'endpoint');
}
