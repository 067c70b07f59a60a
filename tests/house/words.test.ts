import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './imports.ts';

/** Left the word we gave up, right the one that somebody who knows Fastify, React and PostgreSQL looks for. */
const ordinaryWords: Record<string, string> = {
  openRoom: 'startServices',
  requestRoom: 'requestContext',
  freshen: 'invalidateTags',
  frontDoor: 'cached-page-server',
  errorExit: 'error-handler',
  bareError: 'redactError',
  listMarks: 'keyset-cursors',
  endlessAnswers: 'streaming-responses',
  mixDoor: 'MixProvider',
  comeAlive: 'hydrate',
  followLinks: 'interceptLinks',
  loginWish: 'loginRequest',
  readyMark: 'useHydrated',
  clusterHome: 'ClusterLocation',
  variantShelf: 'VariantCache',
  internalRoad: 'RequestSigner',
};

const files = sourceFiles('src');

test('infrastructure keeps its ordinary names', () => {
  const given = new RegExp(Object.keys(ordinaryWords).join('|'), 'i');
  const inNames = files.filter((path) => given.test(basename(path).replaceAll('-', '')));
  const inText = files.filter((path) => given.test(readFileSync(join(root, path), 'utf8')));
  expect([...inNames, ...inText]).toEqual([]);
});

const everywhere = ['src', 'seed', 'scripts', 'bench', 'tests'].flatMap((room) => sourceFiles(room));

test('a file is named in one dialect: kebab-case, or as the component that it exports', () => {
  expect(everywhere.filter((path) => /^[a-z]+[A-Z]/.test(basename(path)))).toEqual([]);
});

test('a constant is written in camelCase, in every room', () => {
  const shouted = everywhere.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^(?:export )?const ([A-Z][A-Z0-9_]+)\b/gm)].map(
      ([, name]) => `${path}: ${name}`,
    ),
  );
  expect(shouted).toEqual([]);
});

test('what is thrown says in its name whether it is an error or a refusal, and bears that name', () => {
  const thrown = files.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return [...text.matchAll(/class (\w+) extends (?:\w*Error|\w*Refusal) \{\n(.*)/g)].map(
      ([, name = '', first = '']) => ({
        path,
        name,
        isPlain: /(?:Error|Refusal)$/.test(name) && first === `  override name = '${name}';`,
      }),
    );
  });
  expect(thrown.length).toBeGreaterThan(20);
  expect(thrown.filter(({ isPlain }) => !isPlain)).toEqual([]);
});
