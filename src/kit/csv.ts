export type CsvCell = string | number | null;

/** Spreadsheets of Italy and Brazil read semicolons and decimal commas, and UTF-8 only behind a byte order mark. */
const mark = '\ufeff';

/** A table as a spreadsheet opens it. Null is an empty cell; a text never becomes a formula. */
export function csvOf(rows: Iterable<readonly CsvCell[]>): string {
  return mark + csvRows(rows);
}

/** More rows of such a table, for whoever writes it in parts. */
export function csvRows(rows: Iterable<readonly CsvCell[]>): string {
  return [...rows].map((row) => `${row.map(cellText).join(';')}\r\n`).join('');
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
