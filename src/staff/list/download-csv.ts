import type { Resource } from '#contract/resource.ts';
import { type CsvCell, csvOf } from '#kit/csv.ts';
import type { Item } from '../resource/resource-calls.ts';
import type { Column } from './use-columns.ts';

/** The marked rows as a table, with the columns that are shown; the whole list comes from the server. */
export function downloadCsv(resource: Resource, columns: readonly Column[], items: readonly Item[]): void {
  const head = ['id', ...columns.map(({ label }) => label)];
  const rows = items.map((item) => [item.id, ...columns.map(({ name }) => cellOf(item[name]))]);
  const address = URL.createObjectURL(new Blob([csvOf([head, ...rows])], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${resource.name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}

function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
}
