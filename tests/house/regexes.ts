import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { root } from './imports.ts';

export type FoundRegex = { file: string; source: string; flags: string };

/** Every regular expression in a file: written as one, or put together from a template whose gaps hold a word. */
export function regexesIn(file: string): FoundRegex[] {
  const found: FoundRegex[] = [];
  visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program, (node) => {
    if (node.regex) found.push({ file, source: node.regex.pattern, flags: node.regex.flags });
    if (node.type === 'NewExpression' && node.callee?.name === 'RegExp') found.push({ file, ...assembled(node) });
  });
  return found;
}

/** What a stranger would have to send for an expression to take longer than its text does, or null. */
export function slowOn({ source, flags }: Pick<FoundRegex, 'source' | 'flags'>): string | null {
  const [report] = analyse({ source, flags }).reports;
  return report ? `${report.character.pick} again and again` : null;
}

type Node = {
  type: string;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
  arguments?: Node[];
  quasis?: { value: { cooked: string } }[];
  value?: unknown;
};

function assembled({ arguments: [pattern, flags] = [] }: Node): Pick<FoundRegex, 'source' | 'flags'> {
  const source = pattern?.quasis?.map(({ value }) => value.cooked).join('word');
  if (source === undefined)
    throw new Error('a regular expression that cannot be checked: write it as one, or as a template');
  return { source, flags: typeof flags?.value === 'string' ? flags.value : '' };
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, see);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  see(node as Node);
  for (const value of Object.values(node)) visit(value, see);
}
