export type Row = { id: string; how: string; text: string };

export function parseRows(tsv: string): Row[] {
  return tsv
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [id = '', how = '', text = ''] = line.split('\t');
      return { id, how, text };
    });
}

export function areaOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}

/** The rows of the wanted areas or single ids, all rows if none is named, and the names that mean no row. */
export function chooseRows(rows: readonly Row[], wanted: readonly string[]): { chosen: Row[]; unknown: string[] } {
  const names = new Set(wanted.map((name) => name.toUpperCase()));
  if (names.size === 0) return { chosen: [...rows], unknown: [] };
  const known = new Set(rows.flatMap(({ id }) => [id, areaOf(id)]));
  return {
    chosen: rows.filter(({ id }) => names.has(id) || names.has(areaOf(id))),
    unknown: [...names].filter((name) => !known.has(name)),
  };
}
