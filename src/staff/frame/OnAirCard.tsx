import { useDashboard } from '../dashboard/use-dashboard.ts';
import { frameMessages as text } from './frame.messages.ts';

/** What the station plays now, at the foot of the navigation. */
export function OnAirCard() {
  const { data } = useDashboard();
  if (!data?.onAir) return null;
  const { onAir, listeners } = data;
  return (
    <div className="mt-auto pt-4">
      <div className="rounded-card bg-raised p-2.5 text-ink">
        <p className="small-head text-accent!">
          {text.onAir}
          {listeners !== null && ` · ${text.listeners(listeners)}`}
        </p>
        <p className="mt-1 truncate font-serif text-16 leading-snug">{onAir.song}</p>
        <p className="truncate text-12 text-ink-2">{onAir.artist}</p>
      </div>
    </div>
  );
}
