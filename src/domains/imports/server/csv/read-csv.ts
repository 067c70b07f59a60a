import { Refusal } from '#contract/refusal.ts';
import type { Resource } from '#contract/resource.ts';
import { importFaults as text } from '../../imports.messages.ts';
import { type ImportedRow, isUnstorable } from '../imported-row.ts';
import type { RowFaults } from '../imports.tables.ts';
import { mapColumns } from './column-map.ts';
import { readTable, type TableRow } from './read-table.ts';

/** The longest text of any field, and some more, so that its own limit is what people are told of. */
const longestCell = 600_000;

/** The rows of a table, each cell under the name of its field. The notes come while it is read. */
export async function* readCsv(path: string, resource: Resource, notes: string[]): AsyncGenerator<ImportedRow> {
  let names: (string | null)[] | undefined;
  for await (const row of readTable(path)) {
    if (names) {
      yield rowOf(row, names, resource);
      continue;
    }
    if (row.fault) throw new Refusal(400, 'file refused: unreadable head');
    const columns = mapColumns(resource, row.cells);
    if (!columns.names.some((name) => name !== null)) throw new Refusal(400, 'file refused: unknown columns');
    notes.push(...columns.notes);
    names = columns.names;
  }
  if (!names) throw new Refusal(400, 'file refused: empty');
}

function rowOf({ line, cells, fault }: TableRow, names: (string | null)[], resource: Resource): ImportedRow {
  const faults: RowFaults = {};
  if (fault) faults[''] = fault;
  else if (cells.length !== names.length) faults[''] = text.columns(cells.length, names.length);
  const payload: Record<string, unknown> = {};
  for (const [index, name] of names.entries()) {
    const cell = cells[index];
    if (name === null || cell === undefined) continue;
    if (cell.length > longestCell) faults[name] = text.tooLong(longestCell);
    else if (isUnstorable(cell)) faults[name] = text.control;
    else payload[name] = cell;
  }
  const title = String(payload[resource.title] ?? '')
    .slice(0, 200)
    .toWellFormed();
  return { line, resource: resource.name, payload, title, faults };
}
