import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accounts } from '../../seed/content/accounts.ts';
import { root, sourceFiles } from './imports.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Relative links of a Markdown file, without their anchors. */
function linksOf(file: string): string[] {
  return [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => link ?? '');
}

test('every link of the docs leads to a file that is there', () => {
  const files = ['README.md', 'CONTRIBUTING.md', 'docs/map.md', 'docs/words.md', 'docs/operations.md'];
  const broken = files.flatMap((file) =>
    linksOf(file)
      .filter((link) => !existsSync(join(root, file, '..', link)))
      .map((link) => `${file}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('the README prints every demo account with its password', () => {
  const readme = read('README.md');
  for (const { email, password } of accounts) expect(readme).toContain(`\`${email}\` | \`${password}\``);
});

test('the map lists every page with its file, and nothing that is gone', () => {
  const routes = [...read('src/web/routes.ts').matchAll(/path: '([^']+)', source: '([^']+)'/g)];
  const rows = [...read('docs/map.md').matchAll(/^\| `([^`]+)` \| `src\/domains\/([^`]+\.tsx)` \|/gm)];
  expect(routes.length).toBeGreaterThan(10);
  expect(rows.map(([, path, source]) => `${path} ${source}`).sort()).toEqual(
    routes.map(([, path, source]) => `${path} ${source}`).sort(),
  );
});

test('the map lists every API call with its contract, and nothing that is gone', () => {
  const declared = sourceFiles('src/domains')
    .filter((file) => file.endsWith('.contract.ts'))
    .flatMap((file) =>
      [...read(file).matchAll(/method: '(\w+)',\s+path: '([^']+)'/g)].map(
        ([, method, path]) => `${method} ${path} ${file}`,
      ),
    );
  const rows = [...read('docs/map.md').matchAll(/^\| `(\w+ \/api[^`]+)` \| `([^`]+\.contract\.ts)` \|/gm)];
  expect(rows.map(([, call, file]) => `${call} ${file}`).sort()).toEqual(declared.sort());
});

test('every setting is documented', () => {
  const names = [...read('src/server/settings/settings.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(
    ([, name]) => name ?? '',
  );
  expect(names.length).toBeGreaterThan(50);
  const documented = read('docs/operations.md');
  const isThere = (name: string) => documented.includes(name) || documented.includes(name.replace('MEDIA_S3', ''));
  expect(names.filter((name) => name !== 'DEV_SERVER' && !isThere(name))).toEqual([]);
});

test('the project speaks only of itself: no machine path, no registry host', () => {
  const files = ['README.md', 'CONTRIBUTING.md', 'package.json', 'package-lock.json', '.npmrc', '.ci/run'];
  for (const file of files) expect([file, /\/work\/|registry\.|"resolved"/.test(read(file))]).toEqual([file, false]);
});
