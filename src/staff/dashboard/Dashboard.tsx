import { formatDate, formatTime } from '#kit/zones.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { frameMessages } from '../frame/frame.messages.ts';
import { LoadFailure } from '../frame/LoadFailure.tsx';
import { useScreenTitle } from '../frame/use-screen-title.ts';
import { useMe } from '../session/use-me.ts';
import { AttentionCard } from './AttentionCard.tsx';
import { dashboardMessages as text } from './dashboard.messages.ts';
import { ListeningCard } from './ListeningCard.tsx';
import { NowCard } from './NowCard.tsx';
import { RecentCard } from './RecentCard.tsx';
import { UpcomingCard } from './UpcomingCard.tsx';
import { useDashboard } from './use-dashboard.ts';

/** What needs attention, first thing in the morning. */
export function Dashboard() {
  const { name, zone } = useMe();
  const { data, error, refetch } = useDashboard();
  useScreenTitle(frameMessages.dashboard);
  const now = Date.now();
  const hour = Number(formatTime(now, { zone }).slice(0, 2));
  const greeting = hour < 5 ? text.night : hour < 18 ? text.morning : text.evening;
  const date = formatDate(now, { zone, style: 'full' });
  return (
    <div className="grid gap-5">
      <header className="grid gap-1">
        <h1 className="text-31">
          {greeting}, {name.split(' ')[0]}
        </h1>
        <p className="text-ink-2 first-letter:uppercase">{text.today(date, formatTime(now, { zone }))}</p>
      </header>
      {error && !data && <LoadFailure error={error} onAgain={() => void refetch()} />}
      {data ? (
        <div className="grid items-stretch gap-4 md:grid-cols-2 xl:grid-cols-12">
          <AttentionCard attention={data.attention} className="xl:col-span-5" />
          {data.listeners !== null && <ListeningCard listeners={data.listeners} className="xl:col-span-3" />}
          <NowCard onAir={data.onAir} className={data.listeners === null ? 'xl:col-span-7' : 'xl:col-span-4'} />
          <UpcomingCard upcoming={data.upcoming} className="xl:col-span-7" />
          <RecentCard recent={data.recent} className="xl:col-span-5" />
        </div>
      ) : (
        !error && (
          <div className="grid gap-4 md:grid-cols-2">
            <Skeleton className="h-60" />
            <Skeleton className="h-60" />
          </div>
        )
      )}
    </div>
  );
}
