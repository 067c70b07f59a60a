import type { ImportInfo } from '../imports.contract.ts';
import { importsStaffMessages as text } from '../imports.staff.messages.ts';

const number = new Intl.NumberFormat('it-IT');

/** What the rows would do; once it has begun, what they did. */
export function ImportCounts({ info: { state, plans, results, warned } }: { info: ImportInfo }) {
  const hasBegun = state === 'running' || state === 'done';
  const shown = hasBegun
    ? { create: results.created, change: results.changed, same: results.skipped, faulty: results.faulty, warned }
    : { ...plans, warned };
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-5">
      {(Object.keys(text.counts) as (keyof typeof text.counts)[]).map((key) => (
        <div key={key} className="flex flex-col-reverse rounded-small border border-rule px-3 py-2">
          <dt className="text-12 text-ink-3">{text.counts[key]}</dt>
          <dd className={`font-serif text-25 tabular-nums ${key === 'faulty' && shown[key] > 0 ? 'text-accent' : ''}`}>
            {number.format(shown[key])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
