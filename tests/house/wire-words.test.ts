import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { declaredEndpoints } from '../declared-endpoints.ts';
import { root, sourceFiles } from './imports.ts';

/** Where the wire is declared, written and read. */
const atTheWire = /\.(?:contract|present|decode)\.ts$/;
/** Short or ordinary words that the house uses for other things too: a search by word cannot tell them apart. */
const ordinaryWords = new Set(['state', 'tel', 'n', 'u', 'cpf', 'keyword']);
/** YouTube's own API has a `snippet` too. */
const foreignReaders = new Set(['src/domains/videos/server/youtube-channel.ts']);

const documented = new Set(
  readFileSync(join(root, 'docs/words.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)),
);

type Schema = z.core.$ZodType;

/** Every key of every object that a schema takes or gives, however deep. */
function keysOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { def } = (schema as Schema)._zod ?? {};
  if (!def) return [];
  const parts = Object.values(def).flatMap((part) => (Array.isArray(part) ? part : [part]));
  const shape: Record<string, unknown> = 'shape' in def ? (def.shape as Record<string, unknown>) : {};
  return [...Object.keys(shape), ...[...parts, ...Object.values(shape)].flatMap((part) => keysOf(part, seen))];
}

async function wireWords(): Promise<string[]> {
  const endpoints = await declaredEndpoints();
  const keys = endpoints.flatMap(({ params, query, body, data }) =>
    [params, query, body, data].flatMap((schema) => keysOf(schema)),
  );
  const isWire = (key: string) => /^\w+$/.test(key) && (/_|^[A-Z]/.test(key) || documented.has(key));
  return [...new Set(keys)].filter((key) => isWire(key) && !ordinaryWords.has(key));
}

/** Texts for people and names of columns may hold any word: only code is looked at, and what is put into a template. */
function codeIn(text: string): string {
  const strings = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
  return text.replace(strings, (part) => (part.startsWith('`') ? (part.match(/\$\{[^}]*\}/g) ?? []).join(' ') : ''));
}

test('the words of the wire stop at the wire', async () => {
  const words = await wireWords();
  expect(words).toEqual(expect.arrayContaining(['tx_promocao', 'Nam', 'programTitle', 'respostas']));
  const spoken = new RegExp(`(?<![\\w$-])(?:${words.join('|')})(?![\\w$-])`, 'g');
  const offenders = sourceFiles('src')
    .filter((path) => !atTheWire.test(path) && !foreignReaders.has(path))
    .map((path) => ({ path, said: [...new Set(codeIn(readFileSync(join(root, path), 'utf8')).match(spoken))] }))
    .filter(({ said }) => said.length > 0);
  expect(offenders).toEqual([]);
});
