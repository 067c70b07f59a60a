import type { FormEvent } from 'react';
import type { DataOf } from '#contract/endpoint.ts';
import { api } from '#web/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { graphMessages, reportMessages as text } from '../../board.messages.ts';
import { getCommercialReport, type SpotReport } from '../../listeners.contract.ts';
import { FigureTable } from './FigureTable.tsx';
import { printed, printedMean, printedTime } from './printed.ts';
import { ReportActions } from './ReportActions.tsx';
import { logTable, meanPerInsert } from './report-table.ts';
import type { Asked } from './use-asked.ts';

type Range = { startDate: string; endDate: string };
type Report = DataOf<typeof getCommercialReport>;
type Props = { range: Range; onRange: (range: Range) => void; report: Asked<Report> };

export function LogReport({ range, onRange, report: { data, isLoading, ask } }: Props) {
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isLoading) void ask(() => api.call(getCommercialReport, { query: range }));
  }
  return (
    <div className="grid gap-6" aria-busy={isLoading}>
      <form
        onSubmit={submit}
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto] lg:items-end print:hidden"
      >
        <Field
          label={graphMessages.from}
          name="startDate"
          type="datetime-local"
          required
          value={range.startDate}
          onChange={(startDate) => onRange({ ...range, startDate })}
        />
        <Field
          label={graphMessages.until}
          name="endDate"
          type="datetime-local"
          required
          value={range.endDate}
          onChange={(endDate) => onRange({ ...range, endDate })}
        />
        <Button type="submit" busy={isLoading} className="h-12 justify-self-start">
          {text.make}
        </Button>
      </form>
      {isLoading && <Loader text={text.loading} />}
      {!isLoading && data && <SpotsTable report={data} />}
    </div>
  );
}

function SpotsTable({ report }: { report: Report }) {
  if (report.spots.length === 0) return <p>{text.emptyLog}</p>;
  const { totalNumInserts: numInserts, ...totals } = report;
  return (
    <>
      <FigureTable
        caption={text.table}
        head={[text.spot, text.inserts, text.listeners, text.average, text.unsampled]}
        rows={report.spots.map((spot) => ({
          key: `${spot.client} ${spot.spot}`,
          cells: [<SpotName key="name" spot={spot} />, ...figuresOf(spot)],
        }))}
        foot={{ key: 'all', cells: [text.all, ...figuresOf({ numInserts, ...totals })] }}
      />
      <ReportActions rows={() => logTable(report)} />
    </>
  );
}

type Sums = Pick<SpotReport, 'numInserts' | 'totalListeners' | 'insertsWithoutSample'>;

function figuresOf(sums: Sums): string[] {
  return [
    printed(sums.numInserts),
    printed(sums.totalListeners),
    printedMean(meanPerInsert(sums)),
    printed(sums.insertsWithoutSample),
  ];
}

function SpotName({ spot: { client, spot, inserts } }: { spot: SpotReport }) {
  return (
    <div className="grid min-w-48 gap-0.5">
      <span>{spot}</span>
      <span className="font-normal text-ink-2">{client || text.noClient}</span>
      <details className="font-normal print:hidden">
        <summary className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
          {text.times(inserts.length)}
        </summary>
        <ul className="max-h-64 overflow-y-auto">
          {inserts.map(({ time, programme, listeners }) => (
            <li key={`${time} ${programme}`} className="flex justify-between gap-6 py-0.5 tabular-nums">
              <time dateTime={time}>{printedTime(time)}</time>
              <span>{printed(listeners)}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
