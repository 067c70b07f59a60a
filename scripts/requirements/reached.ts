import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Where the product begins: the process, the entries of the browser, the tables that the database is made of, the commands. */
const entries = [
  'src/main.ts',
  'src/server/demo/demo-process.ts',
  'src/web/{entry-client.ts,hydrate.tsx,entry-server.tsx}',
  'src/staff/entry-staff.tsx',
  'src/domains/*/web/embed/embed-*.ts',
  'src/**/*.tables.ts',
  'scripts/*.ts',
];

// What is imported for its type alone is not run, so it is not reached by that.
const statement =
  /(?:^|\n)\s*(?:import|export)\b(?!\s+type\b)[^;'"]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]|new URL\(\s*['"](\.[^'"]+\.tsx?)['"]/g;

/** The project's own modules that a module loads, as paths below its root. */
function importsOf(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(statement)].flatMap(([, named, bare, beside]) => {
    const specifier = named ?? bare ?? beside ?? '';
    if (specifier.startsWith('#')) return [`src/${specifier.slice(1)}`];
    return specifier.startsWith('.') ? [normalize(join(dirname(file), specifier))] : [];
  });
}

/** Every module that the product can come to run. */
export function reachedModules(root: string): Set<string> {
  const reached = new Set([...entries.flatMap((pattern) => globSync(pattern, { cwd: root })), ...pagesOf(root)]);
  for (const file of reached) {
    if (!/\.tsx?$/.test(file) || !existsSync(join(root, file))) continue;
    for (const imported of importsOf(root, file)) reached.add(imported);
  }
  return reached;
}

/** The table of pages names their files; the build finds them by it. */
function pagesOf(root: string): string[] {
  const table = join(root, 'src/web/routes.ts');
  if (!existsSync(table)) return [];
  return [...readFileSync(table, 'utf8').matchAll(/source: '([^']+)'/g)].map(([, page]) => `src/domains/${page}`);
}

/** What a test imports of the product and nothing of the product does: whatever it proves, it proves of the dead. */
export function deadImports(root: string, test: string, reached: ReadonlySet<string>): string[] {
  const isProduct = (file: string) => /^src\/.*\.tsx?$/.test(file) && !/\.(?:test|test-helper|fixture)\./.test(file);
  return importsOf(root, test).filter((file) => isProduct(file) && !reached.has(file));
}
