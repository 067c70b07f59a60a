import { type Token, tokensOf } from './tokens.ts';

const tests = new Set(['test', 'it']);
const groups = new Set(['describe', 'suite']);
// A test that is expected to fail proves nothing either.
const idle = new Set(['skip', 'todo', 'fails']);
// A row, or a part of one: `[DESK-03 tags]`.
const idsAtStart = /^(?:\[[A-Z][A-Z0-9]*-\d+(?: [A-Za-z]+)?\]\s*)+/;

type Call = { name: string; idle: boolean; open: number };

/** The row ids at the head of the titles of all tests in a source file that really run. */
export function provenIds(source: string): string[] {
  const tokens = tokensOf(source);
  const ids = new Set<string>();
  for (let at = 0; at < tokens.length; at++) {
    const call = readCall(tokens, at);
    if (!call) continue;
    const title = tokens[call.open + 1];
    if (call.idle) at = closing(tokens, call.open);
    else if (tests.has(call.name) && title?.kind === 'text') for (const id of leadingIds(title.value)) ids.add(id);
  }
  return [...ids];
}

function leadingIds(title: string): string[] {
  return idsAtStart.exec(title)?.[0].match(/[^[\]]+(?=\])/g) ?? [];
}

/** `test(`, `it.skip(`, `test.each(…)(`, `describe.each<T>(…)(`: the call that takes the title. */
function readCall(tokens: readonly Token[], start: number): Call | undefined {
  const name = tokens[start]?.value ?? '';
  if (tokens[start]?.kind !== 'word' || !(tests.has(name) || groups.has(name))) return undefined;
  if (isMark(tokens[start - 1], '.')) return undefined;
  const modifiers: string[] = [];
  let at = start + 1;
  for (; isMark(tokens[at], '.'); at += 2) modifiers.push(tokens[at + 1]?.value ?? '');
  at = afterTypes(tokens, at);
  const table = tokens[at]?.kind === 'text' ? at : isMark(tokens[at], '(') ? closing(tokens, at) : -1;
  if (table === -1) return undefined;
  const open = isMark(tokens[table + 1], '(') ? table + 1 : at;
  if (!isMark(tokens[open], '(')) return undefined;
  return { name, idle: modifiers.some((modifier) => idle.has(modifier)), open };
}

function afterTypes(tokens: readonly Token[], start: number): number {
  if (!isMark(tokens[start], '<')) return start;
  let depth = 0;
  for (let at = start; at < tokens.length; at++) {
    if (isMark(tokens[at], '<')) depth++;
    // The arrow of a function type closes nothing.
    else if (isMark(tokens[at], '>') && !isMark(tokens[at - 1], '=') && --depth === 0) return at + 1;
  }
  return start;
}

function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    if (isMark(tokens[at], '(')) depth++;
    else if (isMark(tokens[at], ')') && --depth === 0) return at;
  }
  return tokens.length;
}

function isMark(token: Token | undefined, value: string): boolean {
  return token?.kind === 'mark' && token.value === value;
}
