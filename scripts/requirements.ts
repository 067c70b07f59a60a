import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportLines, strayLines } from './requirements/report.ts';
import { chooseRows, parseRows } from './requirements/rows.ts';
import { proofsIn } from './requirements/test-files.ts';

/** Which rows of the requirements are proven by a test: what to print, and the exit code. */
export function requirements(root: string, args: string[]): { lines: string[]; exitCode: number } {
  const options = { proven: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const rows = ['requirements.tsv', 'beyond.tsv'].flatMap((name) =>
    parseRows(readFileSync(join(root, 'tests', name), 'utf8')),
  );
  const { chosen, unknown } = chooseRows(rows, positionals);
  if (unknown.length > 0) return { lines: [`No such area or row: ${unknown.join(', ')}`], exitCode: 1 };
  const { proofs, dead } = proofsIn(root);
  return { lines: [...dead, ...strayLines(rows, proofs), ...reportLines(chosen, proofs, values.proven)], exitCode: 0 };
}

if (import.meta.main) {
  const { lines, exitCode } = requirements(join(import.meta.dirname, '..'), process.argv.slice(2));
  console.log(lines.join('\n'));
  process.exitCode = exitCode;
}
