import { Link } from 'react-router';
import type { DashboardData } from '#domains/desk/dashboard.contract.ts';
import { placePath } from '../desk.ts';
import { placesOf } from '../places.ts';
import { useMe } from '../session/use-me.ts';
import { attentionPlaces, placeOf } from './attention-places.ts';
import { DashboardCard } from './DashboardCard.tsx';
import { dashboardMessages as text } from './dashboard.messages.ts';

type Props = { attention: DashboardData['attention']; className: string };

/** Only what is there is said; a desk that exists is one press away. */
export function AttentionCard({ attention, className }: Props) {
  const { permissions } = useMe();
  const known = new Set(placesOf(permissions).map(placePath));
  const waiting = attention.filter(({ count }) => count > 0);
  return (
    <DashboardCard title={text.attentionTitle} className={className}>
      {waiting.length === 0 && <p className="text-ink-2">{text.allDone}</p>}
      <ul>
        {waiting.map(({ kind, count, titles }) => {
          const words = (
            <>
              <strong className="min-w-11 shrink-0 whitespace-nowrap font-serif text-25 leading-none font-semibold text-accent">
                {count}
              </strong>
              <span className="min-w-0">
                {text.attention[kind](count)}
                {titles.length > 0 && <span className="block truncate text-12 text-ink-3">{titles.join(' · ')}</span>}
              </span>
            </>
          );
          const look = 'flex min-h-11 items-baseline gap-3 py-2.5';
          return (
            <li key={kind} className="border-t border-rule first:border-0">
              {known.has(placeOf(kind)) ? (
                <Link to={attentionPlaces[kind]} className={`${look} no-underline hover:text-accent`}>
                  {words}
                </Link>
              ) : (
                <p className={look}>{words}</p>
              )}
            </li>
          );
        })}
      </ul>
    </DashboardCard>
  );
}
