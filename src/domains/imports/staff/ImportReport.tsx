import { useQuery } from '@tanstack/react-query';
import { staffApi } from '#staff/api.ts';
import { LoadFailure } from '#staff/frame/LoadFailure.tsx';
import { Loading } from '#staff/frame/Loading.tsx';
import { StateChip } from '#staff/ui/StateChip.tsx';
import { Button } from '#web/ui/Button.tsx';
import { getImport, type ImportInfo } from '../imports.contract.ts';
import { importsStaffMessages as text } from '../imports.staff.messages.ts';
import { ImportActs } from './ImportActs.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportRows } from './ImportRows.tsx';

type Props = { id: number; onLeave: () => void };

const lookAgainMs = 1_000;
const isMoving = (info: ImportInfo | undefined) => info?.state === 'checking' || info?.state === 'running';

/** One import: how far it is, what is wrong with its rows, what it did. */
export function ImportReport({ id, onLeave }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['imports', id],
    queryFn: () => staffApi.call(getImport, { params: { id } }),
    refetchInterval: ({ state }) => (isMoving(state.data) ? lookAgainMs : false),
  });
  if (!data) return error ? <LoadFailure error={error} onAgain={() => void refetch()} /> : <Loading />;
  const { state, notes, total } = data;
  const at = state === 'running' ? data.done : data.checked;
  return (
    <div className="grid gap-5">
      <section className="grid gap-4 rounded-card border border-rule bg-card p-4 md:p-6">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="min-w-0 text-20 wrap-anywhere">{data.fileName}</h2>
          <StateChip state={state === 'done' ? 'published' : state} label={text.states[state]} />
          <span className="text-12 text-ink-3">{text.kinds[data.kind].name}</span>
        </div>
        <p role="status">{state === 'reading' ? text.reading : text[state]}</p>
        {isMoving(data) && (
          <div className="grid gap-1">
            <progress
              aria-label={text.states[state]}
              value={at}
              max={Math.max(1, total)}
              className="upload-progress w-full"
            />
            <p className="text-12 text-ink-3 tabular-nums">{text.progress(at, total)}</p>
          </div>
        )}
        <ImportCounts info={data} />
        {notes.length > 0 && (
          <div className="grid gap-1">
            <h3 className="small-head">{text.notes}</h3>
            <ul className="grid gap-1 text-14 text-ink-2">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <ImportActs info={data} />
          <Button variant="line" onClick={onLeave}>
            {text.back}
          </Button>
        </div>
      </section>
      {state !== 'checking' && (
        <>
          <ImportRows info={data} show="faulty" title={text.faults} hint={text.faultsHint} />
          <ImportRows info={data} show="warned" title={text.warnings} />
          {data.results.created + data.results.changed > 0 && (
            <ImportRows info={data} show="written" title={text.written} />
          )}
        </>
      )}
    </div>
  );
}
