import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { staffApi } from '#staff/api.ts';
import { itemPath } from '#staff/desk.ts';
import { Pager } from '#staff/list/Pager.tsx';
import { resourceNamed } from '#staff/places.ts';
import { getImportRows, type ImportInfo, type ImportRow } from '../imports.contract.ts';
import { faultsPath } from '../imports.rules.ts';
import { importsStaffMessages as text } from '../imports.staff.messages.ts';

type Show = 'faulty' | 'warned' | 'written';
type Props = { info: ImportInfo; show: Show; title: string; hint?: string };

const pageLength = 25;

/** Rows of one sort, in the order of the file; nothing where there are none. */
export function ImportRows({ info: { id, state }, show, title, hint }: Props) {
  const [offset, setOffset] = useState(0);
  const { data } = useQuery({
    queryKey: ['imports', id, show, offset, state],
    queryFn: () => staffApi.call(getImportRows, { params: { id }, query: { show, offset, count: pageLength } }),
    placeholderData: keepPreviousData,
  });
  if (!data || data.total === 0) return null;
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-20">{title}</h2>
        {show === 'faulty' && (
          <a href={faultsPath(id)} download className="inline-flex min-h-11 items-center text-accent underline">
            {text.download}
          </a>
        )}
      </div>
      {hint && <p className="max-w-prose text-14 text-ink-2">{hint}</p>}
      <ul aria-label={title} className="rounded-card border border-rule bg-card">
        {data.items.map((row) => (
          <li key={row.position} className="grid gap-1 border-b border-rule/60 px-4 py-3 last:border-0">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="text-12 text-ink-3 tabular-nums">
                {text.line} {row.line}
              </span>
              <RowTitle row={row} />
            </p>
            <RowWords row={row} show={show} />
          </li>
        ))}
      </ul>
      <Pager total={data.total} offset={offset} count={pageLength} onChange={(next) => setOffset(next.offset)} />
    </section>
  );
}

function RowTitle({ row: { title, resource, itemId } }: { row: ImportRow }) {
  const name = <span className="font-semibold wrap-anywhere">{title}</span>;
  const place = itemId === null ? undefined : resourceNamed(resource);
  return place ? <Link to={itemPath(place, itemId ?? 'new')}>{name}</Link> : name;
}

function RowWords({ row, show }: { row: ImportRow; show: Show }) {
  if (show === 'written') return null;
  const words =
    show === 'warned'
      ? row.warnings.map((warning) => ({ label: '', reason: warning }))
      : row.faults.map(({ label, reason }) => ({ label, reason }));
  return (
    <ul className="grid gap-0.5 text-14">
      {words.map(({ label, reason }) => (
        <li key={`${label} ${reason}`} className="wrap-anywhere">
          {label && <strong>{label}: </strong>}
          {reason}
        </li>
      ))}
    </ul>
  );
}
