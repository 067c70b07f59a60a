import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { importFaults } from '../../imports.messages.ts';
import { readText } from './decode-text.ts';

/** A line of a table; with a fault its cells are not to be used. Counted as an editor counts lines, the first is 1. */
export type TableRow = { line: number; cells: string[]; fault?: string };

type Parsed = { info: { lines: number }; record: string[] };

const separators = [';', ',', '\t'] as const;

/** Reads a table in pieces. What cannot be read is given as a row with its fault, and the rest goes on where it can. */
export async function* readTable(path: string): AsyncGenerator<TableRow> {
  const pieces = withPlainLineEnds(readText(path));
  const { head, rest } = await takeFirstLine(pieces);
  const faults: string[] = [];
  let last = 0;
  const parser = parse({
    delimiter: separatorOf(head),
    record_delimiter: '\n',
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  });
  parser.on('skip', (error: CsvError) => void faults.push(faultOf(error)));
  const source = Readable.from(rest, { objectMode: false, encoding: 'utf8' });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  for await (const { info, record } of parser as AsyncIterable<Parsed>) {
    const inside = record.reduce((lines, cell) => lines + (cell.match(/\n/g)?.length ?? 0), 0);
    last = info.lines;
    yield { line: last - inside, cells: record };
  }
  // What is never closed swallows all that follows, so it comes last.
  for (const fault of faults) yield { line: last + 1, cells: [], fault };
}

function faultOf({ code }: CsvError): string {
  return code === 'CSV_QUOTE_NOT_CLOSED' ? importFaults.quotes : importFaults.unreadable;
}

/** The separator that stands most often in the head, outside quotes. */
function separatorOf(head: string): string {
  const bare = head.replaceAll(/"[^"]*"/g, '');
  const counts = separators.map((separator) => bare.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ';';
}

/** One sign for the end of a line, or those within quotes would count twice. */
async function* withPlainLineEnds(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of pieces) {
    const text = held + piece;
    // The other half of a line's end may come with the next piece.
    held = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - held.length).replaceAll(/\r\n?/g, '\n');
  }
  if (held) yield '\n';
}

const longestHead = 100_000;

/** Looks at the first line and gives everything back to be read. */
async function takeFirstLine(pieces: AsyncGenerator<string>): Promise<{ head: string; rest: AsyncIterable<string> }> {
  let begun = '';
  for (;;) {
    const { value, done } = await pieces.next();
    if (value) begun += value;
    if (done || /[\r\n]/.test(begun.trimStart()) || begun.length > longestHead) break;
  }
  async function* rest() {
    yield begun;
    yield* pieces;
  }
  return { head: begun.trimStart().split(/[\r\n]/, 1)[0] ?? '', rest: rest() };
}
