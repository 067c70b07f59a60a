import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, getTableName, is, Table } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { domainModules } from '#server/domain-modules.ts';
import { root, sourceFiles } from './imports.ts';

/** A column of this name says whose row it is. */
const ofSomebody = /(?:^|_)(?:user_id|email|voter|cpf)$/;

/** Addresses that belong to nobody: the public ones of a branch, printed on its card. */
const publicAddresses = ['affiliates'];

async function tablesOf(domain: string): Promise<Table[]> {
  const files = sourceFiles(`src/domains/${domain}`).filter((path) => path.endsWith('.tables.ts'));
  const contents = await Promise.all(files.map((path) => import(join(root, path))));
  return contents.flatMap((content) => Object.values(content)).filter((value): value is Table => is(value, Table));
}

test('every domain is plugged in once, under the name of its folder', () => {
  const names = domainModules.map(({ name }) => name);
  expect(names.toSorted()).toEqual(readdirSync(join(root, 'src/domains')).toSorted());
});

test('the accounts are erased after everything that is found through them', () => {
  expect(domainModules.at(-1)?.name).toBe('accounts');
});

test('[PRIVACY-04] a domain that keeps rows of a person names them as personal data', async () => {
  const silent: string[] = [];
  for (const { name, personalData } of domainModules) {
    if (personalData || publicAddresses.includes(name)) continue;
    for (const table of await tablesOf(name)) {
      const column = Object.values(getTableColumns(table)).find((one) => ofSomebody.test(one.name));
      if (column) silent.push(`${name}: ${getTableName(table)}.${column.name}`);
    }
  }
  expect(silent).toEqual([]);
});

test('the rule itself finds the rows of a person', async () => {
  const found = (await tablesOf('promotions')).flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter(({ name }) => ofSomebody.test(name))
      .map(({ name }) => `${getTableName(table)}.${name}`),
  );
  expect(found).toContain('promotion_answers.user_id');
});
