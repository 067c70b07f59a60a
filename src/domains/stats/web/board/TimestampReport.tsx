import type { FormEvent } from 'react';
import type { DataOf } from '#contract/endpoint.ts';
import { api } from '#web/api.ts';
import { toast } from '#web/toasts/toasts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { reportMessages as text } from '../../board.messages.ts';
import { getListenersByDates } from '../../listeners.contract.ts';
import { noTimestamps, timestampProblem } from '../../report.messages.ts';
import { readTimestamps } from '../../timestamps.rules.ts';
import { FigureTable } from './FigureTable.tsx';
import { printed, printedDate, printedMean } from './printed.ts';
import { ReportActions } from './ReportActions.tsx';
import { meanPerInsert, timestampTable } from './report-table.ts';
import type { Asked } from './use-asked.ts';

type Report = DataOf<typeof getListenersByDates>;
type Props = { written: string; onWrite: (written: string) => void; report: Asked<Report> };

export function TimestampReport({ written, onWrite, report: { data, isLoading, about, ask, clear } }: Props) {
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isLoading) return;
    const lines = written.split('\n');
    const read = readTimestamps(lines);
    if ('problem' in read) {
      clear();
      const isQuote = read.problem.kind === 'none';
      toast('error', timestampProblem(read.problem), { about, lang: isQuote ? noTimestamps.lang : undefined });
      return;
    }
    const timestamps = lines
      .map((line) => line.trim())
      .filter(Boolean)
      .join(',');
    void ask(() => api.call(getListenersByDates, { query: { timestamps } }));
  }
  return (
    <div className="grid gap-6" aria-busy={isLoading}>
      <form onSubmit={submit} className="grid max-w-[40rem] gap-4 print:hidden">
        <Field
          label={text.timestamps}
          hint={text.timestampsHint}
          name="timestamps"
          multiline
          rows={6}
          maxLength={12_000}
          placeholder="2026-07-01 14:05:00"
          value={written}
          onChange={onWrite}
        />
        <Button type="submit" busy={isLoading} className="justify-self-start">
          {text.make}
        </Button>
      </form>
      {isLoading && <Loader text={text.loading} />}
      {!isLoading && data && <DaysTable report={data} />}
    </div>
  );
}

function DaysTable({ report }: { report: Report }) {
  const { timeData, listenersData, totalNumInserts, totalListeners, insertsWithoutSample } = report;
  const rows = timeData.map(({ date, numInserts }, place) => {
    const { listeners = 0, inserts = [] } = listenersData[place] ?? {};
    const unsampled = inserts.filter((insert) => insert.listeners === null).length;
    const mean = meanPerInsert({ numInserts, totalListeners: listeners, insertsWithoutSample: unsampled });
    return {
      key: date,
      cells: [printedDate(date), printed(numInserts), printed(listeners), printedMean(mean), printed(unsampled)],
    };
  });
  const mean = meanPerInsert({ numInserts: totalNumInserts, totalListeners, insertsWithoutSample });
  return (
    <>
      <FigureTable
        caption={text.table}
        head={[text.date, text.inserts, text.listeners, text.average, text.unsampled]}
        rows={rows}
        foot={{
          key: 'all',
          cells: [
            text.all,
            printed(totalNumInserts),
            printed(totalListeners),
            printedMean(mean),
            printed(insertsWithoutSample),
          ],
        }}
      />
      <ReportActions rows={() => timestampTable(report)} />
    </>
  );
}
