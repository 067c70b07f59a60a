/** Few enough rows that one statement stays under PostgreSQL's limit of 65,535 parameters. */
const batchSize = 2_000;
const batchesPerLine = 10;

export async function inBatches(
  total: number,
  onProgress: (line: string) => void,
  write: (from: number, to: number) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < total; from += batchSize) {
    const to = Math.min(total, from + batchSize);
    await write(from, to);
    if ((to / batchSize) % batchesPerLine === 0) onProgress(`  ${to} di ${total}`);
  }
}
