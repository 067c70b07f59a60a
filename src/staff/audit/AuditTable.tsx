import type { AuditEntry } from '#domains/desk/desk.contract.ts';
import { formMessages } from '../form/form.messages.ts';
import { resourceNamed } from '../places.ts';
import { shortTime } from '../resource/item-times.ts';
import { useMe } from '../session/use-me.ts';
import { auditMessages as text } from './audit.messages.ts';

type Props = { entries: readonly AuditEntry[]; onOpen: (entry: AuditEntry) => void };

export function AuditTable({ entries, onOpen }: Props) {
  const { zone } = useMe();
  const head = 'small-head px-3 py-2.5 text-left';
  return (
    <div className="relative overflow-x-auto rounded-card border border-rule bg-card">
      <table className="w-full border-collapse">
        <caption className="visually-hidden">{text.title}</caption>
        <thead>
          <tr className="border-b border-rule">
            <th scope="col" className={head}>
              {text.when}
            </th>
            <th scope="col" className={head}>
              {text.who}
            </th>
            <th scope="col" className={head}>
              {text.what}
            </th>
            <td className="max-md:hidden" />
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id} className="border-b border-rule/60 last:border-0">
              <td className="px-3 py-2 text-ink-3 tabular-nums">{shortTime(entry.at, zone)}</td>
              <td className="px-3 py-2">{entry.userName}</td>
              <td className="px-3 py-2">
                <button type="button" onClick={() => onOpen(entry)} className="min-h-10 text-left hover:text-accent">
                  <span className="font-semibold">{entry.title || entry.itemId}</span>
                  <span className="block text-12 text-ink-3">
                    {formMessages.revisions.acts[entry.act] ?? entry.act} ·{' '}
                    {resourceNamed(entry.resource)?.texts.one ?? entry.resource}
                    {entry.itemId !== null && ` ${entry.itemId}`}
                  </span>
                </button>
              </td>
              <td className="px-3 text-right max-md:hidden">
                <button
                  type="button"
                  onClick={() => onOpen(entry)}
                  className="min-h-10 text-accent underline underline-offset-4"
                >
                  {text.open}
                  <span className="visually-hidden"> {entry.title}</span>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
