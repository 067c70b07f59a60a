import { areaOf, type Row } from './rows.ts';

/** Row id to the files whose tests prove it. */
export type Proofs = Map<string, string[]>;

/** The report line by line: what is unproven (or everything, with the files) by area, then the sum as the last line. */
export function reportLines(rows: readonly Row[], proofs: Proofs, showProven: boolean): string[] {
  const areas = Map.groupBy(rows, ({ id }) => areaOf(id));
  const blocks = [...areas].flatMap(([area, own]) => areaLines(area, own, proofs, showProven));
  const proven = rows.filter(({ id }) => proofs.has(id)).length;
  return [...blocks, `proven ${proven} of ${rows.length}`];
}

function areaLines(area: string, rows: readonly Row[], proofs: Proofs, showProven: boolean): string[] {
  const shown = rows.filter(({ id }) => showProven || !proofs.has(id));
  if (shown.length === 0) return [];
  const proven = rows.filter(({ id }) => proofs.has(id)).length;
  return [
    `${area}  ${proven} of ${rows.length}`,
    ...shown.map(({ id, how, text }) => {
      const files = proofs.get(id);
      return files ? `  ✓ ${id}  ${files.join(', ')}` : `  · ${id}  ${how.padEnd(6)}  ${text}`;
    }),
    '',
  ];
}

/** Ids in titles that are no row: a slip of the pen would otherwise leave its row unproven without a word. */
export function strayLines(allRows: readonly Row[], proofs: Proofs): string[] {
  const known = new Set(allRows.map(({ id }) => id));
  return [...proofs]
    .filter(([id]) => !known.has(id))
    .map(([id, files]) => `warning: [${id}] is no row (${files.join(', ')})`);
}
