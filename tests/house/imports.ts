import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export type Import = { from: string; to: string; isLater: boolean };

export const statement =
  /(?:^|\n)\s*(?:import|export)\b[^;'"]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

/** Every import of one of our own files by another, as paths below the project. Tests are not part of the house's structure. */
export function readImports(): Import[] {
  const imports: Import[] = [];
  for (const file of sourceFiles('src')) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, named, bare] of text.matchAll(statement)) {
      const to = resolveOwn(file, named ?? bare ?? '');
      if (to) imports.push({ from: file, to, isLater: named === undefined });
    }
  }
  return imports;
}

export function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test(?:-helper)?\./.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

export function resolveOwn(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  return null;
}
