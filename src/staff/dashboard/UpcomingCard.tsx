import { Link } from 'react-router';
import type { DashboardData } from '#domains/desk/dashboard.contract.ts';
import { itemPath } from '../desk.ts';
import { resourceNamed } from '../places.ts';
import { shortTime } from '../resource/item-times.ts';
import { useMe } from '../session/use-me.ts';
import { StateChip } from '../ui/StateChip.tsx';
import { DashboardCard } from './DashboardCard.tsx';
import { dashboardMessages as text } from './dashboard.messages.ts';

type Props = { upcoming: DashboardData['upcoming']; className: string };

export function UpcomingCard({ upcoming, className }: Props) {
  const { zone } = useMe();
  return (
    <DashboardCard title={text.upcomingTitle} className={className}>
      {upcoming.length === 0 && <p className="text-ink-2">{text.noUpcoming}</p>}
      <ul>
        {upcoming.map(({ resource, id, title, at }) => (
          <li
            key={`${resource} ${id}`}
            className="flex min-h-11 flex-wrap items-center gap-x-4 border-t border-rule py-2 first:border-0"
          >
            <time dateTime={at} className="w-28 font-semibold">
              {shortTime(at, zone)}
            </time>
            <span className="min-w-40 flex-1 font-serif text-16 font-semibold">
              {resourceNamed(resource) ? (
                <Link to={itemPath({ name: resource }, id)} className="no-underline hover:text-accent">
                  {title}
                </Link>
              ) : (
                title
              )}
            </span>
            <StateChip state="scheduled" label={text.planned} />
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}
