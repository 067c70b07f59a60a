import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { staffApi } from '#staff/api.ts';
import { LoadFailure } from '#staff/frame/LoadFailure.tsx';
import { Loading } from '#staff/frame/Loading.tsx';
import { Pager } from '#staff/list/Pager.tsx';
import { shortTime } from '#staff/resource/item-times.ts';
import { useMe } from '#staff/session/use-me.ts';
import { StateChip } from '#staff/ui/StateChip.tsx';
import { getImports } from '../imports.contract.ts';
import { importsStaffMessages as text } from '../imports.staff.messages.ts';

const pageLength = 20;

export function ImportHistory({ onOpen }: { onOpen: (id: number) => void }) {
  const { zone } = useMe();
  const [offset, setOffset] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['imports', 'list', offset],
    queryFn: () => staffApi.call(getImports, { query: { offset, count: pageLength } }),
    placeholderData: keepPreviousData,
  });
  if (!data) return error ? <LoadFailure error={error} onAgain={() => void refetch()} /> : <Loading />;
  return (
    <section className="grid gap-3">
      <h2 className="text-20">{text.history}</h2>
      {data.total === 0 && <p className="text-ink-2">{text.none}</p>}
      {data.total > 0 && (
        <ul aria-label={text.history} className="rounded-card border border-rule bg-card">
          {data.items.map(({ id, fileName, kind, state, createdAt, createdBy, done, total }) => (
            <li key={id} className="border-b border-rule/60 last:border-0">
              <button
                type="button"
                onClick={() => onOpen(id)}
                className="grid min-h-11 w-full gap-1 px-4 py-3 text-left hover:text-accent md:grid-cols-[1fr_auto] md:items-center"
              >
                <span className="grid min-w-0">
                  <span className="font-semibold wrap-anywhere">{fileName}</span>
                  <span className="text-12 text-ink-3">
                    {text.kinds[kind].name} · {shortTime(createdAt, zone)} · {createdBy} · {text.progress(done, total)}
                  </span>
                </span>
                <StateChip state={state === 'done' ? 'published' : state} label={text.states[state]} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Pager total={data.total} offset={offset} count={pageLength} onChange={(next) => setOffset(next.offset)} />
    </section>
  );
}
