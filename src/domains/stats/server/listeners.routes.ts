import { Refusal } from '#contract/refusal.ts';
import type { ListenerCount } from '#domains/live/server/live.read.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { everyTag } from '#server/pages/invalidate-tags.ts';
import {
  cleanCache,
  getCommercialReport,
  getFilteredListeners,
  getListeners,
  getListenersByDates,
  getPlayLogReport,
  getUserPermissions,
} from '../listeners.contract.ts';
import { codesOf, isTooLong, listenerSeries, type Range, readRange } from '../listeners.rules.ts';
import { lackingRecordings, type PlayLogColumn, playLogColumns } from '../play-log.rules.ts';
import { rangeProblems, timestampProblem } from '../report.messages.ts';
import { readTimestamps } from '../timestamps.rules.ts';
import { presentBoard } from './board.present.ts';
import { presentSpans } from './listeners.present.ts';
import { readPlayLog } from './play-log.store.ts';
import { commercialReport, reportOf } from './report.ts';
import { readSampledSeries, readSpanStarts, readSpans } from './rollups.store.ts';
import { withTotal } from './samples.store.ts';
import { countListeners } from './stats.read.ts';

type Tools = Pick<AppContext, 'db' | 'clock' | 'config' | 'invalidateTags'> & { broadcast: ListenerCount };

const longestReportMs = 31 * 86_400_000 + 3_600_000;

export function listenersRoutes({ db, clock, config, invalidateTags, broadcast }: Tools): Implementation[] {
  return [
    implement(getUserPermissions, ({ user }) => presentBoard(db, codesOf(user.permissions))),

    implement(getListeners, async () => {
      const counted = await countListeners({ db, clock, config, broadcast });
      const sampled = new Set(await readSampledSeries(db));
      const known = counted ? withTotal(counted.listeners) : new Map<string, number>();
      return {
        listeners: Object.fromEntries(listenerSeries.map((series) => [series, known.get(series) ?? null])),
        countedAt: counted?.takenAt.toISOString() ?? null,
        sampled: listenerSeries.filter((series) => sampled.has(series)),
      };
    }),

    implement(getFilteredListeners, async ({ query }) => {
      const range = readableRange(query);
      const { choiceTime } = query;
      if (isTooLong(range, choiceTime)) throw new Refusal(400, rangeProblems['too long']);
      const series = [...new Set([query['listenersTypes[]']].flat())];
      // What has not come yet is no gap.
      range.until = Math.min(range.until, clock.now());
      const [starts, rows] = await Promise.all([
        readSpanStarts(db, { ...range, choiceTime }),
        readSpans(db, { ...range, choiceTime, series }),
      ]);
      return presentSpans(starts, rows, series);
    }),

    implement(getListenersByDates, ({ query }) => {
      const read = readTimestamps(query.timestamps.split(','));
      if ('problem' in read) throw new Refusal(400, timestampProblem(read.problem));
      return reportOf(db, read.instants);
    }),

    implement(getCommercialReport, ({ query }) => {
      const range = readableRange(query);
      if (range.until - range.from > longestReportMs) throw new Refusal(400, rangeProblems['too long']);
      return commercialReport(db, range);
    }),

    implement(getPlayLogReport, async ({ query: { month, columns } }) => {
      const wanted = columnsOf(columns);
      return { columns: wanted, ...lackingRecordings(await readPlayLog(db, month), wanted) };
    }),

    implement(cleanCache, async () => {
      await invalidateTags(db, everyTag);
      return null;
    }),
  ];
}

function readableRange({ startDate, endDate }: { startDate: string; endDate: string }): Range {
  const range = readRange(startDate, endDate);
  if (typeof range === 'string') throw new Refusal(400, rangeProblems[range]);
  return range;
}

/** In the order that was asked for; all of them where none is named. */
export function columnsOf(written: string): PlayLogColumn[] {
  const named = written.split(',').filter(Boolean);
  const unknown = named.find((name) => !playLogColumns.some((column) => column === name));
  if (unknown !== undefined) throw new Refusal(400, `query.columns: there is no column ${JSON.stringify(unknown)}`);
  return named.length > 0 ? ([...new Set(named)] as PlayLogColumn[]) : [...playLogColumns];
}
