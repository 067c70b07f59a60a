import { type CsvCell, csvOf } from '#kit/csv.ts';

/** Hands a table to the browser's own download. */
export function downloadCsv(name: string, rows: Iterable<readonly CsvCell[]>): void {
  const address = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  // The download has begun once the click is handled.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
