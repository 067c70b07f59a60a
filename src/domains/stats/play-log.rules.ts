/** What the music societies may ask for of each airing of a song, in the usual order. */
export const playLogColumns = [
  'date',
  'time',
  'programme',
  'title',
  'artist',
  'composers',
  'publisher',
  'label',
  'isrc',
  'album',
  'year',
  'duration',
] as const;
export type PlayLogColumn = (typeof playLogColumns)[number];

/** One airing; a column that nobody has filled in is empty. */
export type PlayLogRow = Record<PlayLogColumn, string>;

export type LackingRecording = { artist: string; title: string; missing: PlayLogColumn[]; rows: number[] };

/** The rows that lack something, by recording: whoever fills it in once mends them all. Rows count from one. */
export function lackingRecordings(
  rows: Iterable<PlayLogRow>,
  columns: readonly PlayLogColumn[],
): { rows: number; lackingRows: number; lacking: LackingRecording[] } {
  const found = new Map<string, LackingRecording>();
  let count = 0;
  let lackingRows = 0;
  for (const row of rows) {
    count++;
    const missing = columns.filter((column) => row[column] === '');
    if (missing.length === 0) continue;
    lackingRows++;
    const key = JSON.stringify([row.artist, row.title, missing]);
    const one = found.get(key) ?? { artist: row.artist, title: row.title, missing, rows: [] };
    one.rows.push(count);
    found.set(key, one);
  }
  const lacking = [...found.values()].sort((one, other) => other.rows.length - one.rows.length);
  return { rows: count, lackingRows, lacking };
}

/** `2026-07` and nothing else. */
export const monthForm = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** The month's first day and that of the next one, as dates of a wall clock. */
export function monthBounds(month: string): { first: string; next: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { first: `${month}-01`, next: `${next}-01` };
}
