import { type FormEvent, useState } from 'react';
import type { DataOf } from '#contract/endpoint.ts';
import { isoInZone } from '#kit/zones.ts';
import { api } from '#web/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { boardMessages, playLogMessages as text } from '../../board.messages.ts';
import { getPlayLogReport } from '../../listeners.contract.ts';
import { statsZone } from '../../listeners.rules.ts';
import { type PlayLogColumn, playLogColumns } from '../../play-log.rules.ts';
import { BoardSection } from './BoardSection.tsx';
import { FigureTable } from './FigureTable.tsx';
import { printed } from './printed.ts';
import { useAsked } from './use-asked.ts';

type Report = DataOf<typeof getPlayLogReport>;

/** The month's songs for a music society: first what is still missing, then the file. */
export function PlayLogExport() {
  const [month, setMonth] = useState(() => isoInZone(Date.now(), statsZone).slice(0, 7));
  const [columns, setColumns] = useState<readonly PlayLogColumn[]>(playLogColumns);
  const { data, isLoading, ask } = useAsked<Report>({ onFailure: 'clear' });
  const query = { month, columns: columns.join(',') };
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isLoading && columns.length > 0) void ask(() => api.call(getPlayLogReport, { query }));
  }
  const toggle = (column: PlayLogColumn, isChosen: boolean) =>
    setColumns(playLogColumns.filter((one) => (one === column ? isChosen : columns.includes(one))));
  return (
    <BoardSection title={text.title} screenOnly>
      <p className="text-ink-2">{text.lead}</p>
      <form onSubmit={submit} className="grid gap-4">
        <div className="max-w-60">
          <Field label={text.month} name="month" type="month" required value={month} onChange={setMonth} />
        </div>
        <fieldset className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
          <legend className="text-14 font-semibold">{text.columnsLabel}</legend>
          {playLogColumns.map((column) => (
            <Checkbox
              key={column}
              name={column}
              label={<span className="text-14">{text.columns[column]}</span>}
              checked={columns.includes(column)}
              onChange={(isChosen) => toggle(column, isChosen)}
            />
          ))}
        </fieldset>
        {columns.length === 0 && (
          <p role="alert" className="text-14 font-medium text-accent">
            {text.noColumns}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isLoading}>
            {text.check}
          </Button>
          {month && columns.length > 0 && (
            <a href={`/api/v1/stats/playLog.csv?${new URLSearchParams(query)}`} download className={buttonLook('line')}>
              {boardMessages.csv}
            </a>
          )}
        </div>
      </form>
      {data && <Lacking report={data} />}
    </BoardSection>
  );
}

function Lacking({ report: { rows, lackingRows, lacking } }: { report: Report }) {
  if (lackingRows === 0) return <p>{text.complete(rows)}</p>;
  return (
    <div className="grid gap-2">
      <p>{text.lacking(rows, lackingRows)}</p>
      <FigureTable
        caption={text.missing}
        head={[text.columns.title, text.missing, text.airings]}
        rows={lacking.map(({ artist, title, missing, rows: lackingIn }) => ({
          key: `${artist} ${title} ${missing.join()}`,
          cells: [
            artist ? `${title}, ${artist}` : title,
            missing.map((column) => text.columns[column]).join(', '),
            printed(lackingIn.length),
          ],
        }))}
      />
    </div>
  );
}
