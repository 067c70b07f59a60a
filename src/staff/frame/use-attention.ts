import { placeOf } from '../dashboard/attention-places.ts';
import { useDashboard } from '../dashboard/use-dashboard.ts';

/** How much waits at each place of the navigation. */
export function useAttention(): Readonly<Record<string, number>> {
  const { data } = useDashboard();
  const waiting: Record<string, number> = {};
  for (const { kind, count } of data?.attention ?? []) {
    const place = placeOf(kind);
    waiting[place] = (waiting[place] ?? 0) + count;
  }
  return waiting;
}
