import type { DataOf } from '#contract/endpoint.ts';
import type { CsvCell } from '#kit/csv.ts';
import { reportMessages as text } from '../../board.messages.ts';
import type { getCommercialReport, getListenersByDates, SpotReport } from '../../listeners.contract.ts';

/** Of the airings whose minute was counted; null where none was. */
export function meanPerInsert(
  sums: Pick<SpotReport, 'numInserts' | 'totalListeners' | 'insertsWithoutSample'>,
): number | null {
  const counted = sums.numInserts - sums.insertsWithoutSample;
  return counted > 0 ? sums.totalListeners / counted : null;
}

/** One row for each airing. */
export function logTable({ spots }: DataOf<typeof getCommercialReport>): CsvCell[][] {
  const rows = spots.flatMap(({ client, spot, inserts }) =>
    inserts.map(({ time, programme, listeners }) => [client, spot, wallTime(time), programme, listeners]),
  );
  return [[text.client, text.spot, text.time, text.programme, text.listeners], ...rows];
}

export function timestampTable({ listenersData }: DataOf<typeof getListenersByDates>): CsvCell[][] {
  const rows = listenersData.flatMap(({ inserts }) =>
    inserts.map(({ time, listeners }) => [wallTime(time), listeners]),
  );
  return [[text.time, text.listeners], ...rows];
}

function wallTime(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}
