import type { DashboardData } from '#domains/desk/dashboard.contract.ts';
import { coverUrl } from '#web/media.ts';
import { DashboardCard } from './DashboardCard.tsx';
import { dashboardMessages as text } from './dashboard.messages.ts';

type Props = { onAir: DashboardData['onAir']; className: string };

export function NowCard({ onAir, className }: Props) {
  return (
    <DashboardCard title={text.onAirTitle} className={className}>
      {onAir ? (
        <div className="flex items-center gap-3 rounded-card border border-rule bg-desk p-3">
          {onAir.cover && (
            <img
              src={coverUrl(onAir.cover, 100)}
              alt=""
              width={56}
              height={56}
              className="size-14 rounded-small object-cover"
            />
          )}
          <div className="min-w-0">
            <p className="kicker">{text.now}</p>
            <p className="truncate font-serif text-16 font-semibold">{onAir.song}</p>
            <p className="truncate text-ink-3">{onAir.artist}</p>
          </div>
        </div>
      ) : (
        <p className="text-ink-2">{text.silence}</p>
      )}
    </DashboardCard>
  );
}
