import { Suspense, useCallback, useEffect, useState } from 'react';
import { api } from '#web/api.ts';
import { deferred } from '#web/parts/deferred.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { boardMessages, graphMessages as text } from '../../board.messages.ts';
import { type FilteredListeners, getFilteredListeners } from '../../listeners.contract.ts';
import { BoardSection } from './BoardSection.tsx';
import { downloadCsv } from './download-csv.ts';
import { graphTable } from './graph-table.ts';
import { defaultChoice, type RangeChoice, RangeForm } from './RangeForm.tsx';
import { SeriesSummary } from './SeriesSummary.tsx';
import { useAsked } from './use-asked.ts';

const Graph = deferred(() => import('./Graph.tsx'), 'Graph');

export function GraphSection({ unsampled }: { unsampled: readonly string[] }) {
  const [withBand, setBand] = useState(true);
  const [first] = useState(() => defaultChoice(Date.now()));
  const { data, isLoading, hasFailed, ask } = useAsked<FilteredListeners>();
  const show = useCallback(
    ({ series, ...range }: RangeChoice) =>
      ask(() => api.call(getFilteredListeners, { query: { ...range, 'listenersTypes[]': [...series] } })),
    [ask],
  );
  useEffect(() => void show(first), [show, first]);
  const state = hasFailed ? 'error' : data && !isLoading ? 'loaded' : 'loading';
  return (
    <BoardSection title={text.title} meaning={text.meaning}>
      <RangeForm first={first} unsampled={unsampled} isBusy={isLoading} onChoose={(choice) => void show(choice)} />
      <div aria-busy={isLoading} data-state={state} className="grid min-h-96 content-start gap-6">
        {!data && state === 'loading' && <Loader text={text.loading} />}
        {!data && state === 'error' && <p>{text.failed}</p>}
        {data && (
          <Suspense fallback={<div className="h-80" />}>
            <div className="print:hidden">
              <Checkbox
                name="band"
                label={<span className="text-14">{text.band}</span>}
                checked={withBand}
                onChange={setBand}
              />
            </div>
            <Graph data={data} withBand={withBand} />
            <SeriesSummary data={data} />
            <div className="flex flex-wrap gap-3 print:hidden">
              <Button variant="line" onClick={() => downloadCsv(text.fileName, graphTable(data))}>
                {boardMessages.csv}
              </Button>
              <Button variant="line" onClick={() => print()}>
                {boardMessages.print}
              </Button>
            </div>
          </Suspense>
        )}
      </div>
    </BoardSection>
  );
}
