import { Link } from 'react-router';
import type { DashboardData } from '#domains/desk/dashboard.contract.ts';
import { itemPath } from '../desk.ts';
import { formMessages } from '../form/form.messages.ts';
import { resourceNamed } from '../places.ts';
import { shortTime } from '../resource/item-times.ts';
import { useMe } from '../session/use-me.ts';
import { DashboardCard } from './DashboardCard.tsx';
import { dashboardMessages as text } from './dashboard.messages.ts';

type Props = { recent: DashboardData['recent']; className: string };

/** Who did what last, of what the reader works on too. */
export function RecentCard({ recent, className }: Props) {
  const { zone } = useMe();
  return (
    <DashboardCard title={text.recentTitle} className={className}>
      {recent.length === 0 && <p className="text-ink-2">{text.noRecent}</p>}
      <ul className="grid gap-2">
        {recent.map(({ at, who, act, resource, id, title }) => {
          const words = text.recent(who, formMessages.revisions.acts[act] ?? act, title);
          return (
            <li key={`${at} ${resource} ${id}`} className="flex gap-3">
              <time dateTime={at} className="shrink-0 text-ink-3 tabular-nums">
                {shortTime(at, zone)}
              </time>
              {id !== null && resourceNamed(resource) ? (
                <Link to={itemPath({ name: resource }, id)} className="min-w-0 no-underline hover:text-accent">
                  {words}
                </Link>
              ) : (
                <span className="min-w-0">{words}</span>
              )}
            </li>
          );
        })}
      </ul>
    </DashboardCard>
  );
}
