import { filesProving, missingParts, namesOf } from './parts.ts';
import { areaOf, type Row } from './rows.ts';

/** What the titles name, a row or a part of one, to the files whose tests prove it. */
export type Proofs = Map<string, string[]>;

/** The report line by line: what is unproven (or everything, with the files) by area, then the sum as the last line. */
export function reportLines(rows: readonly Row[], proofs: Proofs, showProven: boolean): string[] {
  const areas = Map.groupBy(rows, ({ id }) => areaOf(id));
  const blocks = [...areas].flatMap(([area, own]) => areaLines(area, own, proofs, showProven));
  const proven = rows.filter(({ id }) => filesProving(id, proofs)).length;
  return [...blocks, `proven ${proven} of ${rows.length}`];
}

function areaLines(area: string, rows: readonly Row[], proofs: Proofs, showProven: boolean): string[] {
  const shown = rows.filter(({ id }) => showProven || !filesProving(id, proofs));
  if (shown.length === 0) return [];
  const proven = rows.filter(({ id }) => filesProving(id, proofs)).length;
  return [`${area}  ${proven} of ${rows.length}`, ...shown.flatMap((row) => rowLines(row, proofs)), ''];
}

function rowLines({ id, how, text }: Row, proofs: Proofs): string[] {
  const files = filesProving(id, proofs);
  if (files) return [`  ✓ ${id}  ${files.join(', ')}`];
  const missing = missingParts(id, proofs);
  return [
    `  · ${id}  ${how.padEnd(6)}  ${text}`,
    ...(missing.length > 0 ? [`      missing: ${missing.join(', ')}`] : []),
  ];
}

/** Ids in titles that are no row: a slip of the pen would otherwise leave its row unproven without a word. */
export function strayLines(allRows: readonly Row[], proofs: Proofs): string[] {
  const known = new Set(allRows.flatMap(({ id }) => namesOf(id)));
  const ids = new Set(allRows.map(({ id }) => id));
  return [...proofs]
    .filter(([name]) => !known.has(name))
    .map(([name, files]) => {
      const fault = ids.has(name) ? 'names none of the parts of its row' : 'is no row';
      return `warning: [${name}] ${fault} (${files.join(', ')})`;
    });
}
